import * as z from "zod";
import { limits } from "../limits.ts";
import { partIdSchema } from "../id.ts";
import { textSchema } from "../text.ts";
import { sectionBase, shortTextSchema } from "./base.ts";

const c = limits.content;

/** 128 bits in hexadecimal: the name of a stored file, which nobody can guess. */
export const mediaNameSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** Pixels that a stored picture comes in: half a phone's screen at two pixels a point, all of it, a laptop's. */
export const pictureWidths = [360, 720, 1440] as const;

export const pictureSchema = z.strictObject({
  id: partIdSchema,
  media: mediaNameSchema,
  /** Of the largest size, in CSS pixels, so that nothing jumps while it loads. */
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  /** For those who cannot see it. */
  alt: shortTextSchema,
  caption: shortTextSchema,
});
export type Picture = z.infer<typeof pictureSchema>;

export const gallerySectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("gallery"),
  heading: shortTextSchema,
  pictures: z.array(pictureSchema).max(c.pictures),
});

/** Plays only after a tap. */
export const musicSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("music"),
  media: mediaNameSchema.nullable(),
  title: textSchema(c.shortText),
});
