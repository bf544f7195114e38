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
