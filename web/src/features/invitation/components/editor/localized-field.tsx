import type { LocalizedText } from "@janur/domain/language";
import { Textarea, TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { useEditor } from "./editor-context.ts";
import classes from "./editor-fields.module.css";
import { useFieldProblem } from "./use-field-problem.ts";

interface LocalizedFieldProps {
  label: string;
  value: LocalizedText;
  path: string;
  isLong?: boolean;
  /** Stands beneath while no language has words. */
  emptyHint?: string;
  onChange: (value: LocalizedText) => void;
}

/** A text per language: the field holds the language being written and says when the other one is missing. */
export function LocalizedField({
  label,
  value,
  path,
  isLong = false,
  emptyHint,
  onChange,
}: LocalizedFieldProps) {
  const { t } = useTranslation("invitation");
  const { language } = useEditor();
  const problem = useFieldProblem(`${path}.${language}`);
  const other = language === "id" ? "en" : "id";
  const otherProblem = useFieldProblem(`${path}.${other}`);
  const isOtherMissing = value[other].trim() === "" && value[language].trim() !== "";
  const isMissing = value[language].trim() === "" && value[other].trim() !== "";
  const isEmpty = value[language].trim() === "" && value[other].trim() === "";
  const field = {
    label,
    lang: language,
    dir: "auto",
    value: value[language],
    placeholder: isMissing ? value[other] : undefined,
    error: problem,
    autoComplete: "off",
    description:
      isOtherMissing || isMissing ? (
        <span className={classes.missing}>
          {t("editor.missingIn", { language: t(`languageName.${isMissing ? language : other}`) })}
        </span>
      ) : otherProblem === undefined ? (
        isEmpty && emptyHint
      ) : (
        `${t(`languageName.${other}`)}: ${otherProblem}`
      ),
    inputWrapperOrder: ["label", "input", "error", "description"] satisfies (
      "label" | "input" | "error" | "description"
    )[],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onChange({ ...value, [language]: event.currentTarget.value });
    },
  };
  return isLong ? (
    <Textarea {...field} size="md" autosize minRows={3} maxRows={12} />
  ) : (
    <TextInput {...field} />
  );
}
