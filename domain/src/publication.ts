import * as z from "zod";
import { checkCodeSchema } from "./check-code.ts";
import { contentSchema, type Content } from "./content.ts";
import { documentIdSchema } from "./id.ts";
import { invitationStatusSchema } from "./invitation-status.ts";
import { localizedTextSchema } from "./language.ts";
import { limits } from "./limits.ts";
import type { Section } from "./section.ts";
import { mediaNameSchema } from "./sections/media.ts";
import { invitationSettingsSchema } from "./settings.ts";
import { slugSchema } from "./slug.ts";

/**
 * `publications/{slug}`: all that the guests' page needs, in one document,
 * and nothing that is not meant for everybody with the link.
 */
export const publicationSchema = z.strictObject({
  slug: slugSchema,
  invitationId: documentIdSchema,
  /** The draft revision that was published. */
  revision: z.int().min(1),
  content: contentSchema,
  /** Who stands for this invitation: the publishing host's name. */
  sender: z.strictObject({ name: z.string() }),
  /** Display face cut to the letters in use, woff2 as base64; null where cutting it failed. */
  displayFont: z.string().max(40_000).nullable(),
  publishedAt: z.date(),
  /** What kind of page it is. */
  status: invitationStatusSchema.extract(["published", "postponed", "cancelled"]).default("published"),
  /** The family's words on a postponed or cancelled page. */
  notice: localizedTextSchema(limits.invitation.notice).nullable().default(null),
  /** SEQUENCE of the calendar file. */
  sequence: z.int().min(0).default(0),
  settings: invitationSettingsSchema,
  /** Whether `parts/private` holds what only some guests may see. */
  hasPrivatePart: z.boolean().default(false),
  /** The picture of the link preview, 1200 × 630; null where none could be drawn. */
  preview: mediaNameSchema.nullable().default(null),
  /** The sender's code, which `/cek` knows. */
  checkCode: checkCodeSchema.nullable().default(null),
  /** When guests' phones and addresses are forgotten; null while no day is known. */
  contactsUntil: z.date().nullable().default(null),
});
export type Publication = z.infer<typeof publicationSchema>;

/**
 * `publications/{slug}/parts/private`: the whole of what was published, for
 * those who have proven themselves; functions cut it to what each may see.
 */
export const privatePartSchema = z.strictObject({
  invitationId: documentIdSchema,
  revision: z.int().min(1),
  content: contentSchema,
  displayFont: z.string().max(40_000).nullable(),
});
export type PrivatePart = z.output<typeof privatePartSchema>;

/** `publications/{slug}` under an earlier slug: where the page went. */
export const forwardSchema = z.strictObject({ forwardTo: slugSchema });

/**
 * The part of the content that guests get: hidden sections stay behind. Of
 * hidden hosts the names remain, because cover and title are made of them.
 */
export function publicContent(content: Content): Content {
  return { ...content, sections: content.sections.flatMap(publicSection) };
}

function publicSection(section: Section): Section[] {
  if (!section.isHidden) return [section];
  if (section.type !== "hosts") return [];
  const nothing = { id: "", en: "" };
  const persons = section.persons.map((person) => ({
    ...person,
    birthOrder: nothing,
    father: "",
    mother: "",
  }));
  return [{ ...section, persons }];
}
