import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import type { Content } from "@janur/domain/content/content";
import type { Language } from "@janur/domain/text/language";
import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { missingTexts } from "../../draft/missing-texts.ts";

interface LanguageSwitchProps {
  content: Content;
  value: Language;
  onChange: (language: string) => void;
}

/** The language being written and shown, and how many texts each one lacks. */
export function LanguageSwitch({ content, value, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation("invitation");
  if (content.languages.length < 2) return null;
  const wordsOf = (language: Language) => {
    const missing = missingTexts(content, language);
    return t(missing === 0 ? "editor.languageComplete" : "editor.languageMissing", {
      language: t(`languageName.${language}`),
      count: missing,
    });
  };
  return (
    <SegmentedControl
      aria-label={t("editor.language")}
      value={value}
      onChange={onChange}
      data={content.languages.map((language) => ({ value: language, label: wordsOf(language) }))}
    />
  );
}
