import type { ReactNode } from "react";
import classes from "./settings.module.css";

/** One room of the settings: its matters below each other. The tab above has its name. */
export function SettingsRoom({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.room} aria-label={title}>
      {children}
    </section>
  );
}
