import type { Language, LocalizedText } from "@janur/domain/text/language";
import type { InputWrapperProps } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEditor } from "./editor-context.ts";
import classes from "./editor-fields.module.css";
import { FormattedField } from "./formatted-field.tsx";
import { LineField, LinesField } from "./still-field.tsx";
import { useFieldProblem } from "./use-field-problem.ts";

interface LocalizedFieldProps {
  label: string;
  value: LocalizedText;
  path: string;
  isLong?: boolean;
  /** Whether marks in it mean something: with tools that set them. */
  isFormatted?: boolean;
  /** Stands beneath while no language has words. */
  emptyHint?: string;
  onChange: (value: LocalizedText) => void;
}

/**
 * A text per language. Where there is room, both stand side by side; elsewhere
 * the field holds the language being written and says when the other one is missing. It rests while others are typed,
 * where its `onChange` stays the same function (budget A6).
 */
export const LocalizedField = memo(function LocalizedField(props: LocalizedFieldProps) {
  const { label, value, emptyHint, ...rest } = props;
  const { t } = useTranslation("invitation");
  const { language, isPaired } = useEditor();
  const other: Language = language === "id" ? "en" : "id";
  const otherProblem = useFieldProblem(`${rest.path}.${other}`);
  const languages: Language[] = [language, other];
  const isEmpty = value[language].trim() === "" && value[other].trim() === "";
  const missing = isEmpty ? undefined : languages.find((each) => value[each].trim() === "");
  const hint = (missed: Language) => (
    <span className={classes.missing}>
      {t("editor.missingIn", { language: t(`languageName.${missed}`) })}
    </span>
  );
  if (isPaired) {
    return (
      <fieldset className={classes.pair}>
        <legend>{label}</legend>
        <OneLanguage
          {...rest}
          value={value}
          label={label}
          language={language}
          description={missing === language ? hint(language) : isEmpty && emptyHint}
        />
        <OneLanguage
          {...rest}
          value={value}
          label={t("editor.inLanguage", { language: t(`languageName.${other}`) })}
          language={other}
          description={missing === other && hint(other)}
        />
      </fieldset>
    );
  }
  return (
    <OneLanguage
      {...rest}
      value={value}
      label={label}
      language={language}
      description={
        missing !== undefined
          ? hint(missing)
          : otherProblem === undefined
            ? isEmpty && emptyHint
            : `${t(`languageName.${other}`)}: ${otherProblem}`
      }
    />
  );
});

const inputWrapperOrder: InputWrapperProps["inputWrapperOrder"] = ["label", "input", "error", "description"];

interface OneLanguageProps extends Omit<LocalizedFieldProps, "emptyHint"> {
  language: Language;
  description: ReactNode;
}

function OneLanguage({
  label,
  value,
  path,
  isLong = false,
  isFormatted = false,
  language,
  description,
  onChange,
}: OneLanguageProps) {
  const problem = useFieldProblem(`${path}.${language}`);
  const other = value[language === "id" ? "en" : "id"];
  const field = {
    label,
    lang: language,
    dir: "auto",
    value: value[language],
    placeholder: value[language] === "" ? other : undefined,
    error: problem,
    autoComplete: "off",
    "data-field": `${path}.${language}`,
    description,
    inputWrapperOrder,
    onChange: (text: string) => {
      onChange({ ...value, [language]: text });
    },
  };
  if (isFormatted) return <FormattedField {...field} />;
  return isLong ? <LinesField {...field} /> : <LineField {...field} />;
}
