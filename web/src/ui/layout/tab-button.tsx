import type { Icon as TablerIcon } from "@tabler/icons-react";
import { Icon } from "../icon.tsx";
import classes from "./tab-button.module.css";

interface TabButtonProps {
  icon: TablerIcon;
  isPressed?: boolean;
  /** Of what it opens beneath the tabs. */
  isOpen?: boolean;
  onClick: () => void;
  children: string;
}

/** A quiet button at the right end of tabs; on a phone its icon stands alone. */
export function TabButton({ icon, isPressed, isOpen, onClick, children }: TabButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon of={icon} size={18} />
      <span>{children}</span>
    </button>
  );
}
