import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { localizedTextSchema } from "../../text/language.ts";
import { limits } from "../../limits.ts";

const c = limits.content;

/** What every section has. */
export const sectionBase = { id: partIdSchema, isHidden: z.boolean() };

export const shortTextSchema = localizedTextSchema(c.shortText);
export const paragraphSchema = localizedTextSchema(c.paragraph);

/** Who gets to see a part: everybody with the address, or only guests who have proven themselves. */
export const audiences = ["everyone", "invited"] as const;
export const audienceSchema = z.enum(audiences).default("everyone");
export type Audience = z.output<typeof audienceSchema>;

/** Empty, or an http(s) address; `javascript:` and the like never reach a page. */
export const webLinkSchema = z.union([
  z.literal(""),
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .max(c.url)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u),
]);
