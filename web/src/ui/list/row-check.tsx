import classes from "./row-controls.module.css";

interface RowCheckProps {
  label: string;
  isChecked: boolean;
  /** A round one says that something is done; a square one picks. */
  isRound?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Picks one row of a list of thousands, or says that it is done. */
export function RowCheck({ label, isChecked, isRound = false, isDisabled = false, onChange }: RowCheckProps) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      data-round={isRound || undefined}
      disabled={isDisabled}
      aria-label={label}
      checked={isChecked}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
      }}
    />
  );
}
