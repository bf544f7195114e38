import type { SectionOf } from "@janur/domain/content/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { LocalizedField } from "./fields/localized-field.tsx";
import { WordingSamples } from "./fields/wording-samples.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

export function ClosingForm({ section, path, onChange }: SectionFormProps<SectionOf<"closing">>) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  return (
    <>
      <LocalizedField
        label={t("field.closingText")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={changeOf("text")}
      />
      <WordingSamples section={section} />
      <LocalizedField
        label={t("field.signature")}
        value={section.signature}
        path={`${path}.signature`}
        onChange={changeOf("signature")}
      />
    </>
  );
}
