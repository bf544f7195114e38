import { useTranslation } from "react-i18next";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "../layouts/shell.module.css";
import { useMenu } from "../menu.ts";
import { MenuLink } from "./menu-link.tsx";

/** The whole menu, for the phone. */
export function MainMenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <Sheet title={t("menu.more")} onClose={onClose}>
      <nav aria-label={t("menu.all")}>
        <ul className={classes.entries}>
          {useMenu().map(({ path, title, icon, isExact, News }) => (
            <li key={path}>
              <MenuLink
                to={path}
                label={t(`page.${title}`)}
                icon={icon}
                isExact={isExact ?? false}
                onClick={onClose}
                News={News}
              />
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
