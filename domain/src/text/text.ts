import * as z from "zod";

/** Half of a character outside the first plane, without its other half: Firestore refuses such a string. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Something that a person wrote, trimmed.
 * @param max UTF-16 code units
 */
export function textSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !loneSurrogate.test(text));
}

/** The first `max` UTF-16 code units at most, never ending in half a character. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, "") : cut;
}

/** What moves the lines or the reading direction of whatever stands around it. */
const controls = "\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069";
const anyControls = new RegExp(`[${controls}]+`, "gu");
/** A letter, a number, a sign: something that is seen. Blanks and characters without a width are not. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a trimmed text can stand as a name. `isName` in `firestore.rules` says the same. */
export function isNameText(text: string): boolean {
  return visible.test(text) && text.search(anyControls) === -1;
}

/** The text without what no name may hold; it may be empty. */
export function withoutControls(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "")
    .replace(anyControls, " ")
    .trim();
}
