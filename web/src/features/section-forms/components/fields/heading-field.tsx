import type { LocalizedText } from "@janur/domain/text/language";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "./localized-field.tsx";
import { useFieldChange } from "./use-field-change.ts";

interface HeadingFieldProps<S extends { heading: LocalizedText }> {
  section: S;
  path: string;
  onChange: (section: S) => void;
}

/** What stands above a section; it rests while what stands below is typed. */
export function HeadingField<S extends { heading: LocalizedText }>(props: HeadingFieldProps<S>) {
  const { section, path, onChange } = props;
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  return (
    <LocalizedField
      label={t("field.heading")}
      value={section.heading}
      path={`${path}.heading`}
      onChange={changeOf("heading")}
    />
  );
}
