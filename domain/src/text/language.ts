import * as z from "zod";
import { textSchema } from "./text.ts";

export const languages = ["id", "en"] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** A text in both languages; the empty string means "not written yet". */
export type LocalizedText = Record<Language, string>;

/** @param max characters of either language */
export function localizedTextSchema(max: number) {
  const text = textSchema(max);
  return z.strictObject({ id: text, en: text });
}

/** The text in `language`, or in the other one while it is missing. */
export function localize<Text extends string | object>(
  text: Record<Language, Text>,
  language: Language,
): Text {
  return text[language] || text[language === "id" ? "en" : "id"];
}
