import type { SectionOf } from "@janur/domain/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "../editor-context.ts";
import { LocalizedField } from "../localized-field.tsx";
import { WordingSamples } from "../wording-samples.tsx";

export function ClosingForm({ section, path, onChange }: SectionFormProps<SectionOf<"closing">>) {
  const { t } = useTranslation("invitation");
  return (
    <>
      <LocalizedField
        label={t("field.closingText")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={(text) => {
          onChange({ ...section, text });
        }}
      />
      <WordingSamples section={section} />
      <LocalizedField
        label={t("field.signature")}
        value={section.signature}
        path={`${path}.signature`}
        onChange={(signature) => {
          onChange({ ...section, signature });
        }}
      />
    </>
  );
}
