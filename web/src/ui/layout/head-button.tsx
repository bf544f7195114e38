import { Button } from "@mantine/core";
import type { Icon as TablerIcon } from "@tabler/icons-react";
import { Icon } from "../icon.tsx";
import classes from "./head-button.module.css";

interface HeadButtonProps {
  icon: TablerIcon;
  /** The one filled button of the page. */
  isMain?: boolean;
  onClick: () => void;
  children: string;
}

interface HeadLinkProps {
  icon: TablerIcon;
  href: string;
  children: string;
}

/** A link of a page's head into a tab of its own, in the looks of its buttons. */
export function HeadLink({ icon, href, children }: HeadLinkProps) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      variant="default"
      className={classes.button}
    >
      <Icon of={icon} />
      <span className={classes.words}>{children}</span>
    </Button>
  );
}

/** A button of a page's head. On a phone its icon stands alone beside the title; the words stay for screen readers. */
export function HeadButton({ icon, isMain = false, onClick, children }: HeadButtonProps) {
  return (
    <Button variant={isMain ? "filled" : "default"} className={classes.button} onClick={onClick}>
      <Icon of={icon} className={isMain ? undefined : classes.quiet} />
      <span className={classes.words}>{children}</span>
    </Button>
  );
}
