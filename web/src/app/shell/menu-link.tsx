import type { Icon } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { PreloadNavLink } from "../../ui/preload-link.tsx";
import classes from "../layouts/shell.module.css";

interface MenuLinkProps {
  to: string;
  label: string;
  icon: Icon;
  /** Current only on exactly this path, not below it. */
  isExact?: boolean;
  /** Of a narrow sidebar only the icon shows; the words stay for screen readers and under the mouse. */
  isCollapsed?: boolean;
  onClick?: () => void;
  /** How much is new there. */
  News?: ComponentType | undefined;
}

/** A line of the sidebar, or of the sheet that stands for it on a phone. */
export function MenuLink({
  to,
  label,
  icon: Icon,
  isExact = false,
  isCollapsed = false,
  onClick,
  News,
}: MenuLinkProps) {
  return (
    <PreloadNavLink
      to={to}
      end={isExact}
      className={classes.entry}
      title={isCollapsed ? label : undefined}
      onClick={onClick}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>{label}</span>
      {News !== undefined && <News />}
    </PreloadNavLink>
  );
}
