import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import classes from "./disclosure.module.css";

interface DisclosureProps {
  label: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** More of the same, behind one line that opens it: the browser's own element, in our looks. */
export function Disclosure({ label, isOpen, className, children }: DisclosureProps) {
  return (
    <details className={className} open={isOpen}>
      <summary className={classes.summary}>
        <Icon of={IconChevronRight} size={18} />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
