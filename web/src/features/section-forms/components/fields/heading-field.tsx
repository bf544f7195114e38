import type { LocalizedText } from "@janur/domain/text/language";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "./localized-field.tsx";

interface HeadingFieldProps<S extends { heading: LocalizedText }> {
  section: S;
  path: string;
  onChange: (section: S) => void;
}

/** What stands above a section. */
export function HeadingField<S extends { heading: LocalizedText }>(props: HeadingFieldProps<S>) {
  const { section, path, onChange } = props;
  const { t } = useTranslation("invitation");
  return (
    <LocalizedField
      label={t("field.heading")}
      value={section.heading}
      path={`${path}.heading`}
      onChange={(heading) => {
        onChange({ ...section, heading });
      }}
    />
  );
}
