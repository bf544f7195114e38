import { languages, type Language } from "@janur/domain/text/language";
import { richSourceOf, richTextOf } from "@janur/domain/content/sections/rich-source";
import type { RichText } from "@janur/domain/content/sections/rich-text";
import { useState } from "react";
import { LocalizedField } from "./localized-field.tsx";

interface RichFieldProps {
  label: string;
  value: Record<Language, RichText>;
  path: string;
  onChange: (value: Record<Language, RichText>) => void;
}

/** What stands in a field, and the text that came of it. */
interface Typed {
  source: string;
  text: RichText;
}

/** A text per language that may have bold, italic, lists and links; they are typed as marks. */
export function RichField({ value, onChange, ...rest }: RichFieldProps) {
  const [typed, setTyped] = useState<Partial<Record<Language, Typed>>>({});
  // Blanks and blank lines that make no difference stay while nobody, here or elsewhere, changes the text.
  const sourceIn = (language: Language) => {
    const known = typed[language];
    return known?.text === value[language] ? known.source : richSourceOf(value[language]);
  };
  const sources = { id: sourceIn("id"), en: sourceIn("en") };
  return (
    <LocalizedField
      {...rest}
      isLong
      isFormatted
      value={sources}
      onChange={(next) => {
        const language = languages.find((one) => next[one] !== sources[one]);
        if (language === undefined) return;
        const text = richTextOf(next[language]);
        setTyped({ ...typed, [language]: { source: next[language], text } });
        onChange({ ...value, [language]: text });
      }}
    />
  );
}
