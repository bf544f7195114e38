import { isEmptyText, type RichText } from "./sections/rich-text.ts";
import type { Section } from "./section.ts";
import { giftsText } from "./traditions/gifts-text.ts";
import { languages, type Language } from "../text/language.ts";

/**
 * Whether a section has nothing of its host's in it: no chapter, no picture, no account. Guests see nothing of it; the
 * editor shows a sample in its place. That it is empty is the only mark there is: nothing of a sample is ever stored.
 */
export function isUnwritten(section: Section): boolean {
  switch (section.type) {
    case "story":
      return section.chapters.every(
        ({ title, when, text, photo }) => photo === null && [title, when, text].every(isBare),
      );
    case "gallery":
      return section.pictures.length === 0;
    case "gifts":
      return (
        section.accounts.length === 0 &&
        section.qris === null &&
        section.address === "" &&
        languages.every((language) => ["", giftsText[language]].includes(section.text[language]))
      );
    default:
      return false;
  }
}

function isBare(text: Record<Language, RichText>): boolean {
  return languages.every((language) => isEmptyText(text[language]));
}
