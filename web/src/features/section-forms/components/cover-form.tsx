import type { SectionOf } from "@janur/domain/content/section";
import { portraitFrame } from "@janur/event-page/themes/frames";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { pictureTarget } from "../../draft/picture-edits.ts";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { LocalizedField } from "./fields/localized-field.tsx";
import { PhotoField } from "./fields/photo-field.tsx";
import { PlainField } from "./fields/plain-field.tsx";
import { useUpdateSection } from "./fields/use-update-section.ts";
import { useFieldChange } from "./fields/use-field-change.ts";

export function CoverForm({ section, path, onChange }: SectionFormProps<SectionOf<"cover">>) {
  const { t } = useTranslation(["invitation", "editor", "picture"]);
  const changeOf = useFieldChange(section, onChange);
  const updateSection = useUpdateSection(section);
  return (
    <>
      <LocalizedField
        label={t("invitation:field.eyebrow")}
        value={section.eyebrow}
        path={`${path}.eyebrow`}
        onChange={changeOf("eyebrow")}
      />
      <PlainField
        label={t("editor:sender.name")}
        description={t("editor:sender.nameHelp")}
        value={section.senderName}
        path={`${path}.senderName`}
        onChange={changeOf("senderName")}
      />
      <LocalizedField
        label={t("editor:sender.relation")}
        value={section.senderRelation}
        path={`${path}.senderRelation`}
        onChange={changeOf("senderRelation")}
      />
      <PhotoField
        label={t("picture:photo.cover")}
        help={t("picture:photo.coverHelp")}
        photo={section.photo}
        path={`${path}.photo`}
        target={pictureTarget(section.id)}
        frame={portraitFrame}
        update={(change) => {
          updateSection((current) => ({ ...current, photo: change(current.photo) }));
        }}
      />
      <HelpLink article="photos" />
      <PhoneEndingField value={section.senderPhoneEnding} onChange={changeOf("senderPhoneEnding")} />
    </>
  );
}

/** Four digits or none: what is half typed stays here and leaves only when it is one of both. */
function PhoneEndingField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("editor");
  const [half, setHalf] = useState<{ digits: string; value: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  // Changed elsewhere or taken back, the field shows the draft.
  const typed = half?.value === value ? half.digits : value;
  const isGood = /^(?:\d{4})?$/.test(typed);
  return (
    <TextInput
      label={t("sender.phoneEnding")}
      description={t("sender.help")}
      inputWrapperOrder={["label", "input", "error", "description"]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      style={{ maxWidth: 360 }}
      value={typed}
      error={isLeft && !isGood ? t("sender.phoneEndingForm") : undefined}
      onBlur={() => {
        setLeft(true);
      }}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, "");
        const isWhole = digits.length === 4 || digits === "";
        setHalf(isWhole ? null : { digits, value });
        if (isWhole) onChange(digits);
      }}
    />
  );
}
