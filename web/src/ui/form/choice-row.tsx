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

/** More than three in a row have no room for their words in less than 400 px: there they stand two by two, never three and one. */
const wrapping = {
  gridAutoFlow: "row",
  gridTemplateColumns:
    "repeat(auto-fit, minmax(max((100% - 24px) / 4, min((400px - 100%) * 999, (100% - 8px) / 2)), 1fr))",
};

/** A few choices side by side, one tap each; radio buttons to the keyboard and to screen readers. */
export function ChoiceRow<Value extends string>({ label, value, choices, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={radio.field}>
      <legend>{label}</legend>
      <div className={classes.options} style={choices.length > 3 ? wrapping : undefined}>
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
