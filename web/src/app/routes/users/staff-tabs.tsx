import { useTranslation } from "react-i18next";
import { PreloadNavLink } from "../../../ui/preload-link.tsx";
import linkTabs from "../../../ui/link-tabs.module.css";
import { appPaths } from "../../paths.ts";

const rooms = [
  { path: appPaths.users, title: "users" },
  { path: appPaths.userReports, title: "userReports" },
] as const;

/** The two rooms of the staff. */
export function StaffTabs() {
  const { t } = useTranslation();
  return (
    <nav className={linkTabs.tabs} aria-label={t("page.users")} style={{ marginBottom: 16 }}>
      <ul>
        {rooms.map(({ path, title }) => (
          <li key={path}>
            <PreloadNavLink to={path} end>
              {t(`page.${title}`)}
            </PreloadNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
