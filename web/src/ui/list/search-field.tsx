import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../icon.tsx";

interface SearchFieldProps {
  label: string;
  /** What the address says. */
  value: string;
  maxLength?: number;
  className?: string | undefined;
  onChange: (typed: string) => void;
}

/** Searches a list whose filters live in the address. */
export function SearchField({ label, value, maxLength = 100, className, onChange }: SearchFieldProps) {
  // The address follows with a transition; what is typed must not wait for it.
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** It was emptied here, and the address does not say so yet: what is typed since then stays. */
  const [isEmptied, setEmptied] = useState(false);
  if (seen !== value) {
    setSeen(value);
    if (value === "" && !isEmptied) setTyped("");
    if (value === "" || value === typed) setEmptied(false);
  }
  return (
    <TextInput
      type="search"
      {...(className === undefined ? {} : { className })}
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      leftSection={<Icon of={IconSearch} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        if (event.currentTarget.value === "") setEmptied(value !== "");
        onChange(event.currentTarget.value);
      }}
    />
  );
}
