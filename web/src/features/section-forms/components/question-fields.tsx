import "@mantine/core/styles/Switch.css";
import { questionKinds, type Question } from "@janur/domain/content/sections/question";
import { limits } from "@janur/domain/limits";
import { NativeSelect, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasOptions, readTags, withKind } from "../../draft/question-edits.ts";
import { LocalizedField } from "./fields/localized-field.tsx";
import { OptionsFields } from "./options-fields.tsx";

interface QuestionFieldsProps {
  question: Question;
  path: string;
  /** Changes the newest state of the question, whatever this render still shows. */
  update: (change: (question: Question) => Question) => void;
}

/** One question: how it is answered, in which words, and who is asked. */
export function QuestionFields({ question, path, update }: QuestionFieldsProps) {
  const { t } = useTranslation("editor");
  // Trying another kind must not cost the options that were typed.
  const [earlier, setEarlier] = useState(question.options);
  return (
    <>
      <LocalizedField
        label={t("question.label")}
        value={question.label}
        path={`${path}.label`}
        emptyHint={t("question.labelEmpty")}
        onChange={(label) => {
          update((current) => ({ ...current, label }));
        }}
      />
      <NativeSelect
        label={t("question.kind")}
        value={question.kind}
        data={questionKinds.map((value) => ({ value, label: t(`question.kinds.${value}`) }))}
        onChange={(event) => {
          const kind = questionKinds.find((value) => value === event.currentTarget.value);
          if (kind === undefined) return;
          if (question.options.length > 0) setEarlier(question.options);
          update((current) => withKind(current, kind, earlier));
        }}
      />
      {hasOptions(question.kind) && (
        <OptionsFields
          options={question.options}
          path={`${path}.options`}
          update={(change) => {
            update((current) => ({ ...current, options: change(current.options) }));
          }}
        />
      )}
      <Switch
        label={t("question.required")}
        description={t("question.requiredHelp")}
        checked={question.isRequired}
        onChange={(event) => {
          const isRequired = event.currentTarget.checked;
          update((current) => ({ ...current, isRequired }));
        }}
      />
      <TagsField
        value={question.tags}
        onChange={(tags) => {
          update((current) => ({ ...current, tags }));
        }}
      />
    </>
  );
}

/** Tags as they are typed, with commas; what does not fit stays here until it does. */
function TagsField({ value, onChange }: { value: string[]; onChange: (tags: string[]) => void }) {
  const { t } = useTranslation("editor");
  const [kept, setKept] = useState<{ text: string; tags: string } | null>(null);
  const tags = value.join(", ");
  // Changed elsewhere or taken back, the field shows the draft.
  const typed = kept?.tags === tags ? kept.text : tags;
  const read = readTags(typed);
  return (
    <TextInput
      label={t("question.tags")}
      description={t("question.tagsHelp")}
      inputWrapperOrder={["label", "input", "error", "description"]}
      placeholder={t("question.tagsPlaceholder")}
      autoComplete="off"
      value={typed}
      error={
        "problem" in read
          ? t(`question.tagsProblem.${read.problem}`, { letters: limits.guest.tag, tags: limits.guest.tags })
          : undefined
      }
      onChange={(event) => {
        const next = event.currentTarget.value;
        const nextRead = readTags(next);
        const isGood = "tags" in nextRead;
        setKept({ text: next, tags: isGood ? nextRead.tags.join(", ") : tags });
        if (isGood) onChange(nextRead.tags);
      }}
    />
  );
}
