import type { SectionOf } from "@janur/domain/content/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { LocalizedField } from "./fields/localized-field.tsx";
import { PlainField } from "./fields/plain-field.tsx";
import { RichField } from "./fields/rich-field.tsx";

type WordySection = SectionOf<"countdown" | "notes" | "co-hosts" | "video" | "stream">;

/** Sections that are a heading, mostly words beneath it, and perhaps a link. */
export function HeadingTextForm({ section, path, onChange }: SectionFormProps<WordySection>) {
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
      {section.type === "notes" && (
        <RichField
          label={t("field.words")}
          value={section.text}
          path={`${path}.text`}
          onChange={(text) => {
            onChange({ ...section, text });
          }}
        />
      )}
      {section.type !== "countdown" && section.type !== "notes" && (
        <LocalizedField
          label={t(section.type === "co-hosts" ? "field.coHosts" : "field.words")}
          value={section.text}
          path={`${path}.text`}
          isLong
          onChange={(text) => {
            onChange({ ...section, text });
          }}
        />
      )}
      {(section.type === "video" || section.type === "stream") && (
        <PlainField
          label={t(`field.${section.type}Url`)}
          description={t("field.linkHelp")}
          value={section.url}
          path={`${path}.url`}
          inputMode="url"
          onChange={(url) => {
            onChange({ ...section, url });
          }}
        />
      )}
    </>
  );
}
