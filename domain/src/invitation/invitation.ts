import * as z from "zod";
import { albumSettingsSchema } from "../album/album-settings.ts";
import type { Content } from "../content/content.ts";
import { contentOfSide } from "../content/side/content-of-side.ts";
import { coverWordsSchema, noCoverWords } from "../content/cover-words.ts";
import { eventTypeSchema } from "../content/event-type.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import { invitationStatusSchema, isShown } from "./invitation-status.ts";
import { languageSchema, localizedTextSchema } from "../text/language.ts";
import { limits } from "../limits.ts";
import { moderationSchema, unmoderated } from "../moderation/moderation.ts";
import { invitationSettingsSchema } from "./settings.ts";
import { guestSides, guestSideSchema, type GuestSide } from "../side/guest-side.ts";
import { slugSchema } from "../text/slug.ts";
import { teamMemberSchema, type TeamMember, type TeamRole } from "../team/team.ts";
import { themeAdjustmentSchema } from "../content/theme-adjustment.ts";
import { themeIdSchema } from "../content/theme.ts";
import { toldChangeSchema } from "./told-change.ts";

/** Which versions are published: all of them, or one alone. */
export const publishedVersionSchema = z.enum(["all", "common", ...guestSides]);
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;

/** The page of one family: its words stand in the draft, where it is stands here. */
export const invitationSideSchema = z.strictObject({
  id: guestSideSchema,
  slug: slugSchema,
  /** Earlier slugs that guests had; they forward. */
  oldSlugs: z.array(slugSchema).max(limits.invitation.oldSlugs),
  /** The newest draft revision that says of this version what its guests see; null while none was published. */
  publishedRevision: z.int().min(1).nullable(),
});
export type InvitationSide = z.infer<typeof invitationSideSchema>;

/** `invitations/{id}`: the head that lists and menus read, never the content. */
export const invitationSchema = z.strictObject({
  id: documentIdSchema,
  owner: uidSchema,
  members: z.array(uidSchema).min(1),
  team: z.record(uidSchema, teamMemberSchema),
  status: invitationStatusSchema,
  eventType: eventTypeSchema,
  theme: themeIdSchema,
  /** What was changed about that theme. */
  adjustment: themeAdjustmentSchema.nullable().default(null),
  languages: z.array(languageSchema).min(1),
  slug: slugSchema,
  /** "Rani & Dimas", derived from the content. */
  title: z.string().max(limits.invitation.title),
  /** What its drawn cover says, as the draft has it. */
  cover: coverWordsSchema.default(noCoverWords),
  /** Start of the main ceremony. */
  startAt: z.date().nullable(),
  zone: z.string(),
  city: z.string(),
  /** Counts saved drafts from 1. */
  draftRevision: z.int().min(1),
  /** The newest draft revision that says of this version what guests see; null while none was ever published. */
  publishedRevision: z.int().min(1).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  publishedAt: z.date().nullable(),
  /** When a draft that was being replaced was last kept as a version. */
  versionedAt: z.date().nullable().default(null),
  /** Earlier slugs of a published invitation; they forward. Newest last. */
  oldSlugs: z.array(slugSchema).max(limits.invitation.oldSlugs).default([]),
  /** What an archived or trashed invitation was before. */
  statusBefore: invitationStatusSchema.nullable().default(null),
  /** Purged 30 days later. */
  trashedAt: z.date().nullable().default(null),
  /** The revision frozen for publishing at that time. */
  scheduled: z
    .strictObject({
      at: z.date(),
      revision: z.int().min(1),
      by: uidSchema,
      version: publishedVersionSchema.default("all"),
    })
    .nullable()
    .default(null),
  /** Calendar SEQUENCE: raised whenever a change concerns guests' calendars. */
  sequence: z.int().min(0).default(0),
  toldChange: toldChangeSchema.nullable().default(null),
  /** The family's words on a postponed or cancelled page. */
  notice: localizedTextSchema(limits.invitation.notice).nullable().default(null),
  settings: invitationSettingsSchema,
  album: albumSettingsSchema,
  /** Whether a webhook was ever connected: until then nothing is gathered for any. */
  hasWebhooks: z.boolean().default(false),
  /** When guests' phones and addresses are forgotten; null while no day is known. */
  contactsUntil: z.date().nullable().default(null),
  /** When they were last forgotten; then `contactsUntil` is null until somebody writes one down again. */
  contactsGoneAt: z.date().nullable().default(null),
  /** When somebody looks which files no draft and no version names any more; null until a version is kept or goes. */
  mediaCheckAt: z.date().nullable().default(null),
  /** Answers kept ready for guests' questions, in their order; null for the usual ones. */
  cannedReplies: z.array(z.string()).nullable().default(null),
  /** Families that have a version of their own, and where it is. */
  sides: z.array(invitationSideSchema).max(guestSides.length).default([]),
  /** What the staff decided after reports. */
  moderation: moderationSchema.default(unmoderated),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Whether the draft is ahead of what guests see, in any version. */
export function hasUnpublishedChanges(
  invitation: Pick<Invitation, "status" | "draftRevision" | "publishedRevision" | "sides">,
): boolean {
  const shown = [invitation, ...invitation.sides].map(({ publishedRevision }) => publishedRevision);
  return isShown(invitation.status) && shown.some((revision) => revision !== invitation.draftRevision);
}

/** The version of one family, or undefined where its guests get the common one. */
export function sideOf(
  { sides }: Pick<Invitation, "sides">,
  side: GuestSide | null,
): InvitationSide | undefined {
  return sides.find(({ id }) => id === side);
}

/** Every slug that guests ever had or have, of all versions, each once. */
export function slugsOf({
  slug,
  oldSlugs,
  sides,
}: Pick<Invitation, "slug" | "oldSlugs" | "sides">): string[] {
  return [...new Set([slug, ...oldSlugs, ...sides.flatMap((side) => [side.slug, ...side.oldSlugs])])];
}

/** The slug of the page that a guest of this side gets: their family's, once it was published, or the common one. */
export function slugFor(invitation: Pick<Invitation, "slug" | "sides">, side: GuestSide | null): string {
  const own = sideOf(invitation, side);
  return own?.publishedRevision == null ? invitation.slug : own.slug;
}

/** Whether the trash may forget an invitation; from then on it cannot be restored. */
export function isTrashOver(invitation: Pick<Invitation, "trashedAt">, now: Date): boolean {
  const { trashedAt } = invitation;
  return trashedAt !== null && now.getTime() - trashedAt.getTime() >= limits.invitation.trashMs;
}

/** A draft as this guest will get it: in their family's version, where it has one. */
export function contentOfGuest(
  invitation: Pick<Invitation, "sides">,
  content: Content,
  guest: { side: GuestSide | null } | null,
): Content {
  return contentOfSide(content, sideOf(invitation, guest?.side ?? null)?.id ?? null);
}

/** An account as the team knows it, or null for strangers. */
export function memberOf(invitation: Pick<Invitation, "team">, uid: string): TeamMember | null {
  return Object.hasOwn(invitation.team, uid) ? (invitation.team[uid] ?? null) : null;
}

/** The role of an account in the team, or null for strangers. */
export function roleOf(invitation: Pick<Invitation, "team">, uid: string): TeamRole | null {
  return memberOf(invitation, uid)?.role ?? null;
}
