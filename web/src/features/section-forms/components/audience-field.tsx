import { audiences, type Audience } from "@janur/domain/content/sections/base";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface AudienceFieldProps {
  /** What it is about; the sentences differ. */
  of: "ceremony" | "gifts";
  value: Audience;
  onChange: (value: Audience) => void;
}

/** Who gets to see a part, with a sentence about what the others see. */
export function AudienceField({ of, value, onChange }: AudienceFieldProps) {
  const { t } = useTranslation("editor");
  return (
    <NativeSelect
      label={t(`audience.${of}.label`)}
      description={t(`audience.${of}.help.${value}`)}
      inputWrapperOrder={["label", "input", "error", "description"]}
      value={value}
      data={audiences.map((audience) => ({
        value: audience,
        label: t(`audience.${of}.choice.${audience}`),
      }))}
      onChange={(event) => {
        const chosen = audiences.find((audience) => audience === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
