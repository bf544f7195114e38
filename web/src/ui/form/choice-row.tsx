import { useId } from "react";
import classes from "./choice-row.module.css";
import radio from "./radio-field.module.css";

interface ChoiceRowProps<Value extends string> {
  label: string;
  /** Empty for none yet. */
  value: Value | "";
  choices: readonly { value: Value; label: string; isDisabled?: boolean }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, one tap each; radio buttons to the keyboard and to screen readers. */
export function ChoiceRow<Value extends string>({ label, value, choices, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={radio.field}>
      <legend>{label}</legend>
      <div className={classes.options}>
        {choices.map((choice) => (
          <label key={choice.value} className={`${radio.option ?? ""} ${classes.option ?? ""}`}>
            <input
              type="radio"
              name={name}
              disabled={choice.isDisabled}
              checked={value === choice.value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
