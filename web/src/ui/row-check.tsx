import classes from "./row-controls.module.css";

interface RowCheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Picks one row of a list of thousands. */
export function RowCheck({ label, isChecked, onChange }: RowCheckProps) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label={label}
      checked={isChecked}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
      }}
    />
  );
}
