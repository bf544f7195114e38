import { NativeSelect } from "@mantine/core";
import classes from "./filter-select.module.css";

interface FilterSelectProps {
  label: string;
  /** Words of the first choice, which leaves nothing out; what is filtered by where they are missing. */
  any?: string;
  className?: string | undefined;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Leaves out of a list what has another value; the empty one leaves nothing out. */
export function FilterSelect({ label, any = label, className, value, choices, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      {...(className !== undefined && { className })}
      classNames={{ input: classes.input ?? "" }}
      aria-label={label}
      value={value}
      data={[{ value: "", label: any }, ...choices]}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
