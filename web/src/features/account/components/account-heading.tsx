import classes from "./account.module.css";

export function AccountHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={classes.heading}>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </header>
  );
}
