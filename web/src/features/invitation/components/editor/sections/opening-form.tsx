import type { SectionOf } from "@janur/domain/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "../editor-context.ts";
import { LocalizedField } from "../localized-field.tsx";

export function OpeningForm({ section, path, onChange }: SectionFormProps<SectionOf<"opening">>) {
  const { t } = useTranslation("invitation");
  return (
    <>
      <LocalizedField
        label={t("field.greeting")}
        value={section.greeting}
        path={`${path}.greeting`}
        onChange={(greeting) => {
          onChange({ ...section, greeting });
        }}
      />
      <LocalizedField
        label={t("field.openingText")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={(text) => {
          onChange({ ...section, text });
        }}
      />
    </>
  );
}
