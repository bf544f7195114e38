import { NativeSelect } from "@mantine/core";
import classes from "./filter-select.module.css";

interface FilterSelectProps {
  label: string;
  /**
   * Words of the first choice, which leaves nothing out; what is filtered by where they are missing. Null where one of
   * the choices always stands, as an order does.
   */
  any?: string | null;
  className?: string | undefined;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The choice above a list: what it leaves out, how it is ordered, what it is of. The same on every screen. */
export function FilterSelect({ label, any = label, className, value, choices, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      {...(className !== undefined && { className })}
      classNames={{ input: classes.input ?? "" }}
      aria-label={label}
      value={value}
      data={[...(any === null ? [] : [{ value: "", label: any }]), ...choices]}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
