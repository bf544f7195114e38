import { useTranslation } from "react-i18next";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { appPaths } from "../../paths.ts";

const pages = [
  { path: appPaths.users, title: "users" },
  { path: appPaths.userReports, title: "userReports" },
  { path: appPaths.userHealth, title: "userHealth" },
] as const;

/** The pages of the staff. */
export function StaffTabs() {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t("menu.staff")}
      pages={pages.map(({ path, title }) => ({ path, label: t(`page.${title}`) }))}
    />
  );
}
