import { ActionIcon, Input } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import classes from "./stepper.module.css";

interface StepperProps {
  label: string;
  /** Under the label. */
  help?: ReactNode;
  value: number;
  /** Both included. */
  min: number;
  max: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
  onBlur?: () => void;
}

/** A small whole number, counted up and down by thumb or typed. */
export function Stepper({ label, help, value, min, max, less, more, onChange, onBlur }: StepperProps) {
  const id = useId();
  // Only while it is typed: it may be empty, or on its way to a number.
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    onChange(value + by);
  };
  return (
    <div className={classes.stepper}>
      <div>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        <p id={`${id}-help`} className={classes.help} role="status">
          {help}
        </p>
      </div>
      <div className={classes.controls}>
        <ActionIcon
          variant="subtle"
          color="tanah"
          size={44}
          aria-label={less}
          disabled={value <= min}
          onClick={() => {
            step(-1);
          }}
        >
          <Icon of={IconMinus} />
        </ActionIcon>
        <Input
          id={id}
          classNames={{ input: classes.number ?? "" }}
          aria-describedby={`${id}-help`}
          variant="unstyled"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, "");
            setTyped(digits);
            const number = Number(digits);
            if (number >= min && number <= max) onChange(number);
          }}
          onBlur={() => {
            // What was no number of these gives way to the last one that was.
            setTyped(null);
            onBlur?.();
          }}
        />
        <ActionIcon
          variant="subtle"
          color="tanah"
          size={44}
          aria-label={more}
          disabled={value >= max}
          onClick={() => {
            step(1);
          }}
        >
          <Icon of={IconPlus} />
        </ActionIcon>
      </div>
    </div>
  );
}
