import { limits } from "@janur/domain/limits";
import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./record-form.module.css";

const max = limits.guest.seats.max;
interface CountStepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A small number by thumb or by keyboard. */
export function CountStepper({ label, value, onChange }: CountStepperProps) {
  const { t } = useTranslation("rsvp");
  const id = useId();
  const set = (next: number) => {
    onChange(Math.min(max, Math.max(0, Number.isInteger(next) ? next : 0)));
  };
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.stepper}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("recording.fewer", { label })}
          disabled={value === 0}
          onClick={() => {
            set(value - 1);
          }}
        >
          <Icon of={IconMinus} />
        </ActionIcon>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={value}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onChange={(event) => {
            set(event.currentTarget.valueAsNumber);
          }}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("recording.moreOf", { label })}
          disabled={value === max}
          onClick={() => {
            set(value + 1);
          }}
        >
          <Icon of={IconPlus} />
        </ActionIcon>
      </div>
    </div>
  );
}
