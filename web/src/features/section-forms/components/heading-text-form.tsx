import type { SectionOf } from "@janur/domain/content/section";
import { useTranslation } from "react-i18next";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { PlainField } from "./fields/plain-field.tsx";
import { RichField } from "./fields/rich-field.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

type WordySection = SectionOf<"countdown" | "notes" | "co-hosts" | "video" | "stream">;

/** Sections that are a heading, mostly words beneath it, and perhaps a link. */
export function HeadingTextForm({ section, path, onChange }: SectionFormProps<WordySection>) {
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      {section.type === "notes" && <NotesField section={section} path={path} onChange={onChange} />}
      {section.type !== "countdown" && section.type !== "notes" && (
        <WordsField section={section} path={path} onChange={onChange} />
      )}
      {(section.type === "video" || section.type === "stream") && (
        <UrlField section={section} path={path} onChange={onChange} />
      )}
    </>
  );
}

function NotesField({ section, path, onChange }: SectionFormProps<SectionOf<"notes">>) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  return (
    <RichField
      label={t("field.words")}
      value={section.text}
      path={`${path}.text`}
      onChange={changeOf("text")}
    />
  );
}

function WordsField({
  section,
  path,
  onChange,
}: SectionFormProps<SectionOf<"co-hosts" | "video" | "stream">>) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  return (
    <LocalizedField
      label={t(section.type === "co-hosts" ? "field.coHosts" : "field.words")}
      value={section.text}
      path={`${path}.text`}
      isLong
      onChange={changeOf("text")}
    />
  );
}

function UrlField({ section, path, onChange }: SectionFormProps<SectionOf<"video" | "stream">>) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  return (
    <PlainField
      label={t(`field.${section.type}Url`)}
      description={t("field.linkHelp")}
      value={section.url}
      path={`${path}.url`}
      inputMode="url"
      onChange={changeOf("url")}
    />
  );
}
