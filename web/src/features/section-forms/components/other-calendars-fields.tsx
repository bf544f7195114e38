import type { OtherCalendars } from "@janur/domain/time/other-calendars";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface OtherCalendarsFieldsProps {
  value: OtherCalendars | undefined;
  onChange: (value: OtherCalendars) => void;
}

const shifts = { none: null, before: -1, same: 0, after: 1 } as const;
type Choice = keyof typeof shifts;
const choices: readonly Choice[] = ["none", "same", "before", "after"];

/** Calendars that stand beneath each day beside the civil one, as the family keeps them. */
export function OtherCalendarsFields({ value, onChange }: OtherCalendarsFieldsProps) {
  const { t } = useTranslation("invitation");
  const { hijri, isJavaneseShown } = value ?? { hijri: null, isJavaneseShown: false };
  return (
    <>
      <NativeSelect
        label={t("field.hijri")}
        description={hijri === null ? undefined : t("field.hijriHelp")}
        value={choices.find((choice) => shifts[choice] === hijri) ?? "none"}
        data={choices.map((choice) => ({ value: choice, label: t(`field.hijriChoice.${choice}`) }))}
        onChange={(event) => {
          const choice = choices.find((one) => one === event.currentTarget.value) ?? "none";
          onChange({ isJavaneseShown, hijri: shifts[choice] });
        }}
      />
      <Checkbox
        size="md"
        label={t("field.javaneseDay")}
        checked={isJavaneseShown}
        onChange={(event) => {
          onChange({ hijri, isJavaneseShown: event.currentTarget.checked });
        }}
      />
    </>
  );
}
