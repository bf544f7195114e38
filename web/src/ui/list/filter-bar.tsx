import type { ReactNode } from "react";
import classes from "./filter-bar.module.css";

/** A search and up to two choices beside it; on a phone the choices share a line below it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} role="search">
      {children}
    </div>
  );
}
