import * as z from "zod";
import { localizedRichTextSchema } from "./rich-text.ts";
import { photoSchema } from "./media.ts";
import { limits } from "../../limits.ts";
import { textSchema } from "../../text/text.ts";
import { paragraphSchema, sectionBase, shortTextSchema } from "./base.ts";

/** Sections that are words and nothing else. */

export const coverSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("cover"),
  /** What is celebrated, above the names: "Undangan Pernikahan". */
  eyebrow: shortTextSchema,
  /** Whom guests know as the sender; empty for the owner's name. A family's version has its own. */
  senderName: textSchema(limits.content.personName).default(""),
  /** Behind the sender's name: "kakak Ibu Ratna". */
  senderRelation: shortTextSchema.default({ id: "", en: "" }),
  /** Last four digits of the number that the invitation comes from, or none. */
  senderPhoneEnding: z
    .string()
    .regex(/^(?:\d{4})?$/)
    .default(""),
  /** Where the theme has a frame for it; every cover is whole without one. */
  photo: photoSchema.nullable().default(null),
});

export const openingSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("opening"),
  greeting: shortTextSchema,
  text: paragraphSchema,
  /** A short quotation, and where it stands. */
  verse: paragraphSchema.default({ id: "", en: "" }),
  verseSource: shortTextSchema.default({ id: "", en: "" }),
});

/** Notes, a menu, parking, what not to bring: repeatable. */
export const notesSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("notes"),
  heading: shortTextSchema,
  text: localizedRichTextSchema,
});

/** "Turut mengundang": one name a line. */
export const coHostsSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("co-hosts"),
  heading: shortTextSchema,
  text: paragraphSchema,
});

export const wishesSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("wishes"),
  heading: shortTextSchema,
  text: paragraphSchema,
  /** Closed: the wall stays readable and takes no more. */
  isOpen: z.boolean(),
});

export const closingSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("closing"),
  text: paragraphSchema,
  signature: shortTextSchema,
});

/** Days until the main ceremony, as the server counts them; stops at zero. */
export const countdownSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("countdown"),
  heading: shortTextSchema,
});
