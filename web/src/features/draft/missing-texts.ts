import type { Language } from "@janur/domain/text/language";
import { isEmptyText, isLocalizedText } from "@janur/domain/content/sections/rich-text";

/** How many texts inside `part` are written in the other language and not in `language`. */
export function missingTexts(part: unknown, language: Language): number {
  if (isLocalizedText(part)) {
    const other = language === "id" ? part.en : part.id;
    return isEmptyText(part[language]) && !isEmptyText(other) ? 1 : 0;
  }
  if (typeof part !== "object" || part === null) return 0;
  return Object.values(part).reduce<number>((sum, item) => sum + missingTexts(item, language), 0);
}
