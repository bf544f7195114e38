import { languages, type Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import {
  placeholders,
  unknownPlaceholders,
  written,
  type Placeholder,
} from "@janur/domain/sending/sending-placeholder";
import { sendingTemplateSchema, type SendingTemplate } from "@janur/domain/sending/sending-template";
import { Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useExcess } from "../../../lib/browser/use-excess.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import classes from "./sending.module.css";

interface TextFormProps {
  initial: SendingTemplate;
  error: Error | null;
  onSave: (template: SendingTemplate) => Promise<void>;
  onClose: () => void;
}

/** One text of the family's own, in both languages; places are put in by a tap. */
export function TextForm({ initial, error, onSave, onClose }: TextFormProps) {
  const { t } = useTranslation(["sending", "shell"]);
  const excess = useExcess();
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const fields = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  const parsed = sendingTemplateSchema.safeParse(values);
  const issue = (path: string) =>
    isTried ? parsed.error?.issues.find((found) => found.path.join(".") === path) : undefined;
  const problemOf = (language: Language) => {
    const found = issue(`text.${language}`);
    if (found === undefined) return undefined;
    if (found.code !== "custom") return excess(values.text[language], limits.sending.text);
    if (found.message === "empty") return t("form.empty");
    return found.message === "missingLink"
      ? t("form.missingLink", { place: written("link", language) })
      : t("form.unknown", { places: unknownPlaceholders(values.text[language]).join(" ") });
  };
  const write = (language: Language, text: string) => {
    setValues((before) => ({ ...before, text: { ...before.text, [language]: text } }));
  };
  const put = (language: Language, placeholder: Placeholder) => {
    const field = fields.current[language];
    const text = values.text[language];
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
        if (!parsed.success) return;
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
              value={values.text[language]}
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
        {error !== null && <ProblemNotice text={problemText(error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("shell:action.cancel")}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t("form.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
