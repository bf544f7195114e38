import * as z from "zod";
import { phoneSchema } from "../../contact/contact.ts";
import { partIdSchema } from "../../id.ts";
import { limits } from "../../limits.ts";
import { textSchema } from "../../text/text.ts";
import { sectionBase, shortTextSchema } from "./base.ts";

const c = limits.content;

/** Whom to call: pihak pria, pihak wanita, panitia. */
export const contactPersonsSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("contact-persons"),
  heading: shortTextSchema,
  persons: z
    .array(
      z.strictObject({
        id: partIdSchema,
        name: textSchema(c.personName),
        role: shortTextSchema,
        phone: phoneSchema,
        /** Landlines have none. */
        hasWhatsApp: z.boolean(),
      }),
    )
    .min(1)
    .max(c.contactPersons),
});
