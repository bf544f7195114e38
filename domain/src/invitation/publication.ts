import * as z from "zod";
import { albumSettingsSchema } from "../album/album-settings.ts";
import { checkCodeSchema } from "./check-code.ts";
import { contentSchema } from "../content/content.ts";
import { earlierCeremonySchema } from "../content/earlier-ceremony.ts";
import { documentIdSchema } from "../id.ts";
import type { Invitation } from "./invitation.ts";
import { invitationStatusSchema } from "./invitation-status.ts";
import { localizedTextSchema } from "../text/language.ts";
import { limits } from "../limits.ts";
import { pageModerationSchema, unmoderatedPage } from "../moderation/moderation.ts";
import { retiredThemeIds } from "../content/theme.ts";
import { mediaNameSchema } from "../content/sections/media.ts";
import { invitationSettingsSchema } from "./settings.ts";
import { guestSides, guestSideSchema, type GuestSide } from "../side/guest-side.ts";
import { slugSchema } from "../text/slug.ts";

/** The slug of each version that guests may see; nothing while there is one for all. */
const pageVersionsSchema = z.partialRecord(z.enum(["common", ...guestSides]), slugSchema);

const retiredPageSchema = z.looseObject({ content: z.looseObject({ theme: z.enum(retiredThemeIds) }) });

/** Letters that were cut for a retired theme are not its successor's, which has its own in the file that pages share. */
function inLettersOfToday(stored: unknown): unknown {
  const retired = retiredPageSchema.safeParse(stored).data;
  return retired === undefined ? stored : { ...retired, displayFont: null };
}

/**
 * `publications/{slug}`: all that the guests' page needs, in one document, and
 * nothing that is not meant for everybody with the link. Only the family's
 * notice stands here on a closed page too, which never shows it.
 */
export const publicationSchema = z.preprocess(
  inLettersOfToday,
  z.strictObject({
    slug: slugSchema,
    invitationId: documentIdSchema,
    /** The draft revision that was published. */
    revision: z.int().min(1),
    content: contentSchema,
    /** Who stands for this version: by the owner's name, or as it names its sender itself; that stays whoever owns it. */
    sender: z.strictObject({ name: z.string(), isWritten: z.literal(true).exactOptional() }),
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
    album: albumSettingsSchema,
    /** Whether `parts/private` holds what only some guests may see. */
    hasPrivatePart: z.boolean().default(false),
    /** The picture of the link preview, 1200 × 630; null where none could be drawn. */
    preview: mediaNameSchema.nullable().default(null),
    /** Of ceremonies for everybody: what guests may know otherwise. */
    earlier: z.array(earlierCeremonySchema).max(limits.content.ceremonies).default([]),
    /** The sender's code, which `/cek` knows. */
    checkCode: checkCodeSchema.nullable().default(null),
    /** When guests' phones and addresses are forgotten; null while no day is known. */
    contactsUntil: z.date().nullable().default(null),
    /** Raised with each new password; proofs of an earlier one are worthless. */
    pageLock: z.int().min(0).default(0),
    /** What the staff decided: nobody sees a suspended page, and nobody hidden gifts. */
    moderation: pageModerationSchema.default(unmoderatedPage),
    /** Whose version this is; null for the common one. */
    side: guestSideSchema.nullable().default(null),
    /** Where the others are, so that each guest comes to theirs. */
    versions: pageVersionsSchema.default({}),
  }),
);
export type Publication = z.infer<typeof publicationSchema>;

/**
 * `publications/{slug}/parts/private`: the whole of what was published, for
 * those who have proven themselves; functions cut it to what each may see.
 */
export const privatePartSchema = z.preprocess(
  inLettersOfToday,
  z.strictObject({
    invitationId: documentIdSchema,
    revision: z.int().min(1),
    content: contentSchema,
    displayFont: z.string().max(40_000).nullable(),
    /** Of all ceremonies. */
    earlier: z.array(earlierCeremonySchema).max(limits.content.ceremonies).default([]),
  }),
);
export type PrivatePart = z.output<typeof privatePartSchema>;

/** `publications/{slug}` under an earlier slug: where the page went. */
export const forwardSchema = z.strictObject({ forwardTo: slugSchema });

/** Where the versions are that guests may see, as each page says it; nothing while there is one for all. */
export function pageVersions({ slug, sides }: Pick<Invitation, "slug" | "sides">): Publication["versions"] {
  const shown = sides.filter(({ publishedRevision }) => publishedRevision !== null);
  if (shown.length === 0) return {};
  return { common: slug, ...Object.fromEntries(shown.map((side) => [side.id, side.slug])) };
}

/**
 * The slug of the version that a guest of this side gets, where it is not the one that they opened; null where they may
 * stay, as may everybody who is on neither side.
 */
export function ownVersion(
  { slug, versions }: Pick<Publication, "slug" | "versions">,
  side: GuestSide | null,
): string | null {
  const own = side === null ? undefined : (versions[side] ?? versions.common);
  return own === undefined || own === slug ? null : own;
}

/** Whether everybody with the address sees the page, or only who has proven something. */
export function isClosed({ settings }: Pick<Publication, "settings">): boolean {
  return settings.access !== "public";
}
