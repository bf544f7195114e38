import { personsOf, type Content } from "@janur/domain/content";
import { localize } from "@janur/domain/language";
import type { ThemeId } from "@janur/domain/theme";
import { displayFaces } from "./generated/assets.ts";
import { themes } from "./themes/themes.ts";

/** The file to cut the display face from, as a module specifier (`@fontsource/…woff2`). */
export function displayFontFile(theme: ThemeId): string {
  return themes[theme].displayFontFile;
}

/**
 * Whether the theme's display face has every letter of `text`. One that it
 * lacks sends the whole text to the body face, never a letter alone.
 */
export function isDisplayable(text: string, theme: ThemeId): boolean {
  const ranges = displayFaces[theme].coverage;
  return Array.from(text).every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(
      (first, index) => index % 2 === 0 && code >= first && code <= (ranges[index + 1] ?? 0),
    );
  });
}

/**
 * Every letter that this content sets in its display face (names and headings
 * in all its languages), each once, sorted: what the subsetter must keep.
 */
export function displayText(content: Content): string {
  const texts = ["&", ...personsOf(content).map((person) => person.nickname)];
  for (const section of content.sections) {
    for (const language of content.languages) {
      switch (section.type) {
        case "opening":
          texts.push(localize(section.greeting, language));
          break;
        case "hosts":
          texts.push(...section.persons.map((person) => person.fullName));
          break;
        case "ceremonies":
          texts.push(localize(section.heading, language));
          texts.push(...section.ceremonies.map((ceremony) => localize(ceremony.name, language)));
          break;
        case "rsvp":
        case "wishes":
          texts.push(localize(section.heading, language));
          break;
        case "closing":
          texts.push(localize(section.signature, language));
          break;
        case "cover":
          break;
      }
    }
  }
  return [...new Set(texts.filter((text) => isDisplayable(text, content.theme)).join(""))].sort().join("");
}
