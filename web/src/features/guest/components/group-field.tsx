import { UnstyledButton, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import chips from "../../../ui/form/chip.module.css";
import classes from "./guest-dialog.module.css";

interface GroupFieldProps {
  value: string;
  /** Those that the list has already. */
  known: readonly string[];
  problem: string | undefined;
  onChange: (group: string) => void;
  onBlur: () => void;
}

/** The group that a guest belongs to: one of the list's by a tap, or another one typed. */
export function GroupField({ value, known, problem, onChange, onBlur }: GroupFieldProps) {
  const { t } = useTranslation("guest");
  return (
    <div>
      <TextInput
        label={t("field.group")}
        placeholder={t("placeholder.group")}
        autoComplete="off"
        error={problem}
        value={value}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {known.length > 0 && (
        <div
          className={`${chips.chips ?? ""} ${classes.known ?? ""}`}
          data-line
          role="group"
          aria-label={t("knownGroups")}
        >
          {known.map((group) => (
            <UnstyledButton
              key={group}
              className={chips.chip ?? ""}
              dir="auto"
              aria-pressed={group === value}
              onClick={() => {
                onChange(group === value ? "" : group);
              }}
            >
              {group}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}
