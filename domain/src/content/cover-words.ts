import * as z from "zod";
import { limits } from "../limits.ts";
import { coverSectionSchema } from "./sections/words.ts";
import { textSchema } from "../text/text.ts";

const c = limits.content;

/** What a cover says beside its day and place, so that lists can draw it without the content. */
export const coverWordsSchema = coverSectionSchema
  .pick({ eyebrow: true, senderName: true, senderRelation: true, senderPhoneEnding: true, photo: true })
  .extend({
    /** As the cover calls them, in the host's order. */
    names: z.array(textSchema(c.personName)).max(c.persons),
    /** Of the main ceremony. */
    venue: textSchema(c.venue).default(""),
  });
export type CoverWords = z.infer<typeof coverWordsSchema>;

const nothing = { id: "", en: "" };

/** Of a cover that nobody has written. */
export const noCoverWords: CoverWords = {
  eyebrow: nothing,
  senderName: "",
  senderRelation: nothing,
  senderPhoneEnding: "",
  photo: null,
  names: [],
  venue: "",
};
