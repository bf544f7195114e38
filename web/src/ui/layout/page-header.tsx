import type { ReactNode } from "react";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  title: string;
  /** Beside the title, as the state of an invitation. */
  badge?: ReactNode;
  /** A sentence beneath the title. */
  lead?: string | undefined;
  /** Links and buttons at the right end. */
  actions?: ReactNode;
  /** Takes the place for what `RoomActions` brings. */
  onPlace?: (place: HTMLElement | null) => void;
  /** The views of the page, as `LinkTabs`. */
  tabs?: ReactNode;
}

/** The head of every page inside the shell: its title stands once, and at the same place on all of them. */
export function PageHeader({ title, badge, lead, actions, onPlace, tabs }: PageHeaderProps) {
  return (
    <header className={classes.header} data-tabs={tabs !== undefined || undefined}>
      <div className={classes.line}>
        <div className={classes.title}>
          <h1 dir="auto">{title}</h1>
          {badge}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        {onPlace !== undefined && <div ref={onPlace} className={classes.room} />}
      </div>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {tabs}
    </header>
  );
}
