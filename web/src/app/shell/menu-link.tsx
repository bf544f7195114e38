import type { Icon as TablerIcon } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { PreloadLink, PreloadNavLink } from "../../ui/layout/preload-link.tsx";
import classes from "../layouts/shell.module.css";

interface MenuLinkProps {
  to: string;
  label: string;
  icon: TablerIcon;
  /** Current only on exactly this path, not below it. */
  isExact?: boolean;
  /** Where it is current as well. */
  also?: readonly string[];
  /** Of a narrow sidebar only the icon shows; the words stay for screen readers and under the mouse. */
  isCollapsed?: boolean;
  onClick?: (() => void) | undefined;
  /** How much is new there. */
  News?: ComponentType | undefined;
}

/** A line of the sidebar, or of the drawer that stands for it on a phone. */
export function MenuLink(props: MenuLinkProps) {
  const { to, label, icon, isExact = false, also = [], isCollapsed = false, onClick, News } = props;
  const { pathname } = useLocation();
  const shared = {
    to,
    className: classes.entry ?? "",
    title: isCollapsed ? label : undefined,
    onClick,
  };
  const words = (
    <>
      <Icon of={icon} />
      <span className={classes.label}>{label}</span>
      {News !== undefined && <News />}
    </>
  );
  return also.includes(pathname) ? (
    <PreloadLink {...shared} aria-current="page">
      {words}
    </PreloadLink>
  ) : (
    <PreloadNavLink {...shared} end={isExact}>
      {words}
    </PreloadNavLink>
  );
}
