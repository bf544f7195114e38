import type { SectionOf } from "@janur/domain/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "../editor-context.ts";
import { LocalizedField } from "../localized-field.tsx";

export function CoverForm({ section, path, onChange }: SectionFormProps<SectionOf<"cover">>) {
  const { t } = useTranslation("invitation");
  return (
    <LocalizedField
      label={t("field.eyebrow")}
      value={section.eyebrow}
      path={`${path}.eyebrow`}
      onChange={(eyebrow) => {
        onChange({ ...section, eyebrow });
      }}
    />
  );
}
