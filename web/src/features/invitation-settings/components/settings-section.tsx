import type { ReactNode } from "react";
import classes from "./invitation-settings-page.module.css";

interface SettingsSectionProps {
  /** Place in the page's address, too. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One matter of the settings room under its heading. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
