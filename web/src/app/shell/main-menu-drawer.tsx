import { useTranslation } from "react-i18next";
import { SideDrawer } from "../../ui/dialog/side-drawer.tsx";
import classes from "../layouts/shell.module.css";
import { useBarMenu } from "../menu.ts";
import { MenuLink } from "./menu-link.tsx";

/** What the bottom bar has no room for. */
export function MainMenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <SideDrawer title={t("menu.more")} onClose={onClose}>
      <nav aria-label={t("menu.all")}>
        <ul className={classes.entries}>
          {useBarMenu().others.map(({ path, title, ...entry }) => (
            <li key={path}>
              <MenuLink to={path} label={t(`page.${title}`)} {...entry} onClick={onClose} />
            </li>
          ))}
        </ul>
      </nav>
    </SideDrawer>
  );
}
