import classes from "./colour-dots.module.css";
import radio from "./radio-field.module.css";

interface ColourDotsProps<Value extends string> {
  /** Of the choice. */
  name: string;
  choices: readonly { value: Value | null; colour: string; label: string }[];
  chosen: Value | null;
  onChange: (value: Value | null) => void;
}

/** One of a few colours; each says its name to a pointer that rests on it and to those who hear it. */
export function ColourDots<Value extends string>({
  name,
  choices,
  chosen,
  onChange,
}: ColourDotsProps<Value>) {
  return choices.map(({ value, colour, label }) => (
    <label key={label} className={`${radio.option ?? ""} ${classes.dot ?? ""}`} title={label}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={value === chosen}
        onChange={() => {
          onChange(value);
        }}
      />
      <span style={{ background: colour }} />
    </label>
  ));
}
