import type { ReactNode } from "react";
import classes from "./filter-bar.module.css";

/** The choices above a list, and its search before them; on a phone two choices share a line below it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} role="search">
      {children}
    </div>
  );
}
