import type { ThemeId } from "@janur/domain/theme";
import * as z from "zod";
import { coverDrawingSchema, drawingSchema } from "../ornament/drawing.ts";

/** What a page needs of its theme beside the tokens, made at build time from the theme's folder. */
export const lookSchema = z.strictObject({
  /** Colours and images as custom properties. */
  tokens: z.string(),
  /** Rules of the theme's own, behind those of its layout. */
  rules: z.string(),
  cover: z.array(coverDrawingSchema),
  crown: drawingSchema.nullable(),
});
export type Look = z.infer<typeof lookSchema>;

const looks = new Map<ThemeId, Look>();

/**
 * Makes a look known to the components. Functions know all of them from the
 * start (`all-looks.ts`); the editor fetches one when a page wears it, so that
 * nobody loads thirty (docs/decisions/018).
 */
export function provideLook(theme: ThemeId, look: Look): void {
  looks.set(theme, look);
}

export function hasLook(theme: ThemeId): boolean {
  return looks.has(theme);
}

/** @throws Error when nobody has provided it */
export function lookOf(theme: ThemeId): Look {
  const look = looks.get(theme);
  if (look === undefined) throw new Error(`The look of ${theme} was not provided.`);
  return look;
}
