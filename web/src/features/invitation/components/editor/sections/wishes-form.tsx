import "@mantine/core/styles/Switch.css";
import type { SectionOf } from "@janur/domain/section";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "../editor-context.ts";
import { LocalizedField } from "../localized-field.tsx";

export function WishesForm({ section, path, onChange }: SectionFormProps<SectionOf<"wishes">>) {
  const { t } = useTranslation("invitation");
  return (
    <>
      <LocalizedField
        label={t("field.heading")}
        value={section.heading}
        path={`${path}.heading`}
        onChange={(heading) => {
          onChange({ ...section, heading });
        }}
      />
      <LocalizedField
        label={t("field.text")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={(text) => {
          onChange({ ...section, text });
        }}
      />
      <Switch
        size="md"
        label={t("field.wishesOpen")}
        description={t("field.wishesOpenHelp")}
        checked={section.isOpen}
        onChange={(event) => {
          onChange({ ...section, isOpen: event.currentTarget.checked });
        }}
      />
    </>
  );
}
