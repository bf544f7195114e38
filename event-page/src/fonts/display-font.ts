import { namesOf, type Content } from "@janur/domain/content/content";
import { displayFaces } from "../generated/assets.ts";
import { sharedLetters } from "./shared-letters.ts";
import { bodyFontFile, displayFaceFiles } from "../themes/base/faces.ts";
import type { Theme } from "../themes/base/theme.ts";
import { wornTheme } from "../themes/worn-theme.ts";

/** The file to cut the display face from, as a module specifier (`@fontsource/…woff2`). */
export function displayFontFile(theme: Theme): string {
  return displayFaceFiles[theme.displayFace].file;
}

/** The file for lines beside the names, where there is no body face: a face for names only gives way to that one. */
export function plainFontFile(theme: Theme): string {
  const { displayFace, bodyFace } = theme;
  return displayFaceFiles[displayFace].hasHeadings ? displayFontFile(theme) : bodyFontFile(bodyFace);
}

/** Code points of the shared files of both faces; a heading outside them stands in the body face. */
const shared = new Set(sharedLetters);

/** Emoji and what joins them are no letters to lack: the phone draws them in its own face whatever the words stand in. */
export function withoutEmoji(text: string): string {
  return text.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u200D\uFE0F]/gu, "");
}

/**
 * Whether the theme's display face has every letter of `text`. One that it
 * lacks sends the whole text to the body face, never a letter alone.
 */
export function isDisplayable(text: string, theme: Theme): boolean {
  const ranges = displayFaces[theme.displayFace].coverage;
  return Array.from(withoutEmoji(text)).every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(
      (first, index) => index % 2 === 0 && code >= first && code <= (ranges[index + 1] ?? 0),
    );
  });
}

/** Copperplate is read letter by letter: a longer name stands in the body face. */
const longestInScript = 14;

/** Where the names on a cover stand, all of them: in the theme's face for names, in that of running text, or in the phone's own. */
export function faceOfNames(names: readonly string[], theme: Theme): "display" | "body" | "device" {
  const isScript = !displayFaceFiles[theme.displayFace].hasHeadings;
  if (!names.every((name) => isDisplayable(name, theme))) return "device";
  if (!isScript || names.every((name) => name.length <= longestInScript)) return "display";
  return names.every(isShared) ? "body" : "device";
}

/** Whether the files that every page of a face shares have each letter. */
function isShared(text: string): boolean {
  return Array.from(withoutEmoji(text)).every((letter) => shared.has(letter));
}

/** Whether a heading stands in the display face; headings are set from the face's shared file. Line breaks need no letter. */
export function isHeadable(text: string, theme: Theme): boolean {
  const printed = text.replace(/\s/g, " ");
  return isShared(printed) && isDisplayable(printed, theme);
}

/**
 * Every letter of the names on the cover, each once, sorted: what the page
 * itself has to carry, so that the first frame is right.
 */
export function displayText(content: Content): string {
  const theme = wornTheme(content);
  const names = namesOf(content);
  const texts = ["& ,", ...(faceOfNames(names, theme) === "display" ? names : [])];
  return [...new Set(withoutEmoji(texts.join("")))].sort().join("");
}
