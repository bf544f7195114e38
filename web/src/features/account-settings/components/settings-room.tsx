import type { ReactNode } from "react";
import classes from "./settings.module.css";

/** One room of the settings: its heading and its matters below each other. */
export function SettingsRoom({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.room}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
