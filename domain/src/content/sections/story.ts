import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { limits } from "../../limits.ts";
import { localizedRichTextSchema } from "./rich-text.ts";
import { photoSchema } from "./media.ts";
import { sectionBase, shortTextSchema } from "./base.ts";

const c = limits.content;

export const storySectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("story"),
  heading: shortTextSchema,
  chapters: z
    .array(
      z.strictObject({
        id: partIdSchema,
        title: shortTextSchema,
        when: shortTextSchema,
        text: localizedRichTextSchema,
        photo: photoSchema.nullable().default(null),
      }),
    )
    .min(1)
    .max(c.chapters),
});

/** The order of the day: a time as the family writes it, and what happens then. */
export const rundownSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("rundown"),
  heading: shortTextSchema,
  items: z
    .array(
      z.strictObject({
        id: partIdSchema,
        /** `HH:mm` on the clock of the main ceremony. */
        time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
        title: shortTextSchema,
      }),
    )
    .min(1)
    .max(c.rundownItems),
});
