import type { ReactNode } from "react";
import classes from "./settings.module.css";

/** One page of the settings: its matters below each other. The tab above has its name. */
export function SettingsRoom({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.page} aria-label={title}>
      {children}
    </section>
  );
}
