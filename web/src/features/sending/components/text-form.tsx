import { languages, type Language, type LocalizedText } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import {
  placeholders,
  unknownPlaceholders,
  written,
  type Placeholder,
} from "@janur/domain/sending/sending-placeholder";
import { sendingTemplateSchema, type SendingTemplate } from "@janur/domain/sending/sending-template";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { DialogFoot } from "../../../ui/form/form-end.tsx";
import classes from "./sending.module.css";

interface TextFormProps {
  initial: SendingTemplate;
  /** Families whose own words can be written: those that have a version. */
  families: readonly GuestSide[];
  error: Error | null;
  onSave: (template: SendingTemplate) => Promise<void>;
  onClose: () => void;
}

/** One text of the family's own, in both languages, for everybody or for one family's guests; places are put in by a tap. */
export function TextForm({ initial, families, error, onSave, onClose }: TextFormProps) {
  const { t } = useTranslation(["sending", "shell", "side"]);
  const excess = useExcess();
  const [values, setValues] = useState(initial);
  const [side, setSide] = useState<GuestSide | "text">("text");
  const shown = wordsFor(values, side);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const fields = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  const parsed = sendingTemplateSchema.safeParse(values);
  const issue = (path: string) =>
    isTried ? parsed.error?.issues.find((found) => found.path.join(".") === path) : undefined;
  const problemOf = (language: Language) => {
    const found = issue(`${side === "text" ? "" : "sides."}${side}.${language}`);
    if (found === undefined) return undefined;
    if (found.code !== "custom") return excess(shown[language], limits.sending.text);
    if (found.message === "empty") return t("form.empty");
    return found.message === "missingLink"
      ? t("form.missingLink", { place: written("link", language) })
      : t("form.unknown", { places: unknownPlaceholders(shown[language]).join(" ") });
  };
  const write = (language: Language, text: string) => {
    setValues((before) => {
      const words = { [side]: { ...wordsFor(before, side), [language]: text } };
      return { ...before, ...(side === "text" ? words : { sides: { ...before.sides, ...words } }) };
    });
  };
  const put = (language: Language, placeholder: Placeholder) => {
    const field = fields.current[language];
    const text = shown[language];
    const from = field?.selectionStart ?? text.length;
    const to = field?.selectionEnd ?? from;
    write(language, text.slice(0, from) + written(placeholder, language) + text.slice(to));
    field?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!parsed.success) {
          // What is wrong may lie in words that are not shown.
          const [issue] = parsed.error.issues;
          setSide(families.find((one) => issue?.path[1] === one) ?? "text");
          return;
        }
        setSaving(true);
        onSave(parsed.data).catch(() => {
          // Shown from `error`; what was typed stays.
          setSaving(false);
        });
      }}
    >
      <Stack>
        <TextInput
          label={t("form.name")}
          autoComplete="off"
          maxLength={limits.sending.templateName}
          value={values.name}
          error={issue("name") === undefined ? undefined : t("form.nameMissing")}
          onChange={(event) => {
            setValues({ ...values, name: event.currentTarget.value });
          }}
        />
        {families.length > 0 && (
          <ChoiceRow
            label={t("side:forWhom")}
            value={side}
            choices={[
              { value: "text", label: t("side:all") },
              ...families.map((value) => ({ value, label: t(`side:name.${value}`) })),
            ]}
            onChange={setSide}
          />
        )}
        {languages.map((language) => (
          <div key={language}>
            <Textarea
              size="sm"
              ref={(element) => {
                fields.current[language] = element;
              }}
              label={t(`form.text.${language}`)}
              autosize
              minRows={6}
              maxRows={14}
              placeholder={side === "text" ? "" : values.text[language]}
              value={shown[language]}
              error={problemOf(language)}
              onChange={(event) => {
                write(language, event.currentTarget.value);
              }}
            />
            <div className={classes.places} role="group" aria-label={t(`form.places.${language}`)}>
              {placeholders.map((placeholder) => (
                <button
                  key={placeholder}
                  type="button"
                  onClick={() => {
                    put(language, placeholder);
                  }}
                >
                  {written(placeholder, language)}
                </button>
              ))}
            </div>
          </div>
        ))}
        <DialogFoot problem={error !== null && <ProblemNotice text={problemText(error)} />}>
          <Button variant="default" onClick={onClose}>
            {t("shell:action.cancel")}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t("form.save")}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

function wordsFor({ text, sides }: SendingTemplate, side: GuestSide | "text"): LocalizedText {
  return side === "text" ? text : (sides?.[side] ?? { id: "", en: "" });
}
