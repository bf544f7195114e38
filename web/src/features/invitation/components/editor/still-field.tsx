import { TextInput, type TextInputProps } from "@mantine/core";
import { memo, type ChangeEvent } from "react";
import { useLatest } from "../../../../lib/use-latest.ts";

const StillInput = memo(TextInput);

interface LineFieldProps extends Omit<TextInputProps, "onChange"> {
  onChange: (value: string) => void;
}

/** One line that rests while others are typed in: every key draws the form anew (budget A6). */
export function LineField({ onChange, ...field }: LineFieldProps) {
  const change = useLatest((event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.value);
  });
  return <StillInput {...field} onChange={change} />;
}
