import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Question, QuestionAnswer } from "@janur/domain/content/sections/question";
import { offeredOptions } from "@janur/domain/content/question-answer";
import { Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import classes from "./record-form.module.css";

interface QuestionFieldProps {
  question: Question;
  value: QuestionAnswer;
  hasProblem: boolean;
  onChange: (value: QuestionAnswer) => void;
}

/** One of the family's own questions. */
export function QuestionField({ question, value, hasProblem, onChange }: QuestionFieldProps) {
  const { t } = useTranslation("rsvp");
  const language = currentLanguage();
  const { kind, isRequired } = question;
  const options = offeredOptions(question);
  const label = localize(question.label, language) + (isRequired ? ` (${t("recording.required")})` : "");
  const problem = hasProblem
    ? t(
        kind === "number" && value.some((text) => text !== "")
          ? "recording.problem.number"
          : "recording.problem.question",
      )
    : undefined;
  const first = value[0] ?? "";
  if (kind === "choice") {
    return (
      <NativeSelect
        label={label}
        error={problem}
        value={first}
        data={[
          { value: "", label: "–" },
          ...options.map((option) => ({ value: option.id, label: localize(option.label, language) })),
        ]}
        onChange={(event) => {
          onChange(event.currentTarget.value === "" ? [] : [event.currentTarget.value]);
        }}
      />
    );
  }
  if (kind === "several") {
    return (
      <fieldset className={classes.choice}>
        <legend>{label}</legend>
        <Stack gap={8}>
          {options.map((option) => (
            <Checkbox
              key={option.id}
              size="md"
              label={localize(option.label, language)}
              checked={value.includes(option.id)}
              onChange={(event) => {
                const rest = value.filter((id) => id !== option.id);
                onChange(event.currentTarget.checked ? [...rest, option.id] : rest);
              }}
            />
          ))}
        </Stack>
        {problem !== undefined && (
          <p className={classes.error} role="alert">
            {problem}
          </p>
        )}
      </fieldset>
    );
  }
  return (
    <TextInput
      label={label}
      error={problem}
      inputMode={kind === "number" ? "numeric" : "text"}
      maxLength={limits.rsvp.questionText}
      autoComplete="off"
      value={first}
      onChange={(event) => {
        onChange([event.currentTarget.value]);
      }}
    />
  );
}
