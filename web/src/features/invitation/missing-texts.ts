import type { Language, LocalizedText } from "@janur/domain/language";

/** How many texts inside `part` are written in the other language and not in `language`. */
export function missingTexts(part: unknown, language: Language): number {
  if (isLocalizedText(part)) {
    const other = language === "id" ? part.en : part.id;
    return part[language].trim() === "" && other.trim() !== "" ? 1 : 0;
  }
  if (typeof part !== "object" || part === null) return 0;
  return Object.values(part).reduce<number>((sum, item) => sum + missingTexts(item, language), 0);
}

export function isLocalizedText(part: unknown): part is LocalizedText {
  return (
    typeof part === "object" &&
    part !== null &&
    "id" in part &&
    "en" in part &&
    typeof part.id === "string" &&
    typeof part.en === "string" &&
    Object.keys(part).length === 2
  );
}
