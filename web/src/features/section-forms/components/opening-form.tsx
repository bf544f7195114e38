import type { SectionOf } from "@janur/domain/content/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { LocalizedField } from "./fields/localized-field.tsx";
import { WordingSamples } from "./fields/wording-samples.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

export function OpeningForm({ section, path, onChange }: SectionFormProps<SectionOf<"opening">>) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  return (
    <>
      <LocalizedField
        label={t("field.greeting")}
        value={section.greeting}
        path={`${path}.greeting`}
        onChange={changeOf("greeting")}
      />
      <LocalizedField
        label={t("field.openingText")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={changeOf("text")}
      />
      <WordingSamples section={section} />
      <LocalizedField
        label={t("field.verse")}
        value={section.verse}
        path={`${path}.verse`}
        isLong
        onChange={changeOf("verse")}
      />
      <LocalizedField
        label={t("field.verseSource")}
        value={section.verseSource}
        path={`${path}.verseSource`}
        onChange={changeOf("verseSource")}
      />
    </>
  );
}
