import * as z from "zod";
import { appCallables } from "./app-callables.ts";
import { branchCallables } from "./branch-callables.ts";
import { hostChatCallables } from "./chat-callables.ts";
import { accountCallables } from "./account-callables.ts";
import { gapCodes } from "./completeness.ts";
import { contentSchema } from "./content.ts";
import { figuresSchema, headCountsSchema } from "./figures.ts";
import { guestContactSchema, guestInputSchema } from "./guest.ts";
import { guestListCallables } from "./guest-list-callables.ts";
import { documentIdSchema, partIdSchema } from "./id.ts";
import { languageSchema, localizedTextSchema } from "./language.ts";
import { limits } from "./limits.ts";
import { passCallables } from "./pass-callables.ts";
import { proofCallables } from "./proof-callables.ts";
import { revisionStateSchema } from "./revision-state.ts";
import { answerInputSchema, idempotencyKeySchema } from "./rsvp.ts";
import { sendingCallables } from "./sending-callables.ts";
import { pagePasswordSchema, settingsInputSchema } from "./settings.ts";
import { slugSchema } from "./slug.ts";
import { invitationStatisticsSchema, periodSchema } from "./statistics.ts";
import { spreadsheetCursorSchema, spreadsheetFormats, spreadsheetWordSchema } from "./spreadsheet.ts";
import { starterInputSchema } from "./starter-content.ts";
import { taskCallables } from "./task-callables.ts";
import { teamCallables } from "./team-callables.ts";
import { textSchema } from "./text.ts";
import { versionCallables } from "./version-callables.ts";

const invitationRef = z.strictObject({ invitationId: documentIdSchema });
const instant = z.iso.datetime();

/**
 * Operations of signed-in hosts, `POST /api/host/<name>`. Every one of them
 * may answer `auth/required`, `input/invalid` and `invitation/not-found`; the
 * latter also stands for "not yours".
 */
export const hostCallables = {
  /** Ends the sessions of every device of the account; tokens that are out live for an hour at most. */
  signOutEverywhere: { input: z.strictObject({}), output: z.strictObject({}) },
  /** Stores the account's photo anew, a square WebP without anything but the picture, and removes earlier ones; null only removes. The path is one of our own origin. `input/invalid` for what is no JPEG, PNG or WebP, `limit/too-many-requests`. */
  saveProfilePhoto: {
    input: z.strictObject({ picture: z.base64().min(1).max(limits.account.photo.characters).nullable() }),
    output: z.strictObject({ path: z.string().nullable() }),
  },
  ...accountCallables,
  /** Makes head, draft and slug and enters the id in the owner's profile, all or nothing. `slug/taken`, `slug/reserved`, `invitation/limit-reached`. */
  createInvitation: {
    input: z.strictObject({ starter: starterInputSchema, slug: slugSchema }),
    output: z.strictObject({ invitationId: documentIdSchema, slug: slugSchema }),
  },
  /** Whether a slug is free; if not, free ones close to it. */
  checkSlug: {
    input: z.strictObject({ slug: slugSchema, year: z.int().min(2000).max(2200) }),
    output: z.strictObject({ isFree: z.boolean(), suggestions: z.array(slugSchema) }),
  },
  /** Saves the draft over revision `basedOn`. `draft/conflict` with the current revision when somebody was faster. */
  saveDraft: {
    input: z.strictObject({ ...invitationRef.shape, basedOn: z.int().min(1), content: contentSchema }),
    output: revisionStateSchema,
  },
  /** Shows the current draft to guests. `publish/incomplete` with `gaps`, `publish/sender-unnamed`, `draft/conflict`. */
  publishInvitation: {
    input: z.strictObject({ ...invitationRef.shape, revision: z.int().min(1) }),
    output: revisionStateSchema,
  },
  /** How many guests have opened their links since the page was published last. */
  countSeen: { input: invitationRef, output: z.strictObject({ guests: z.int().min(0) }) },
  /** Takes the page away from guests. `invitation/wrong-status`. */
  unpublishInvitation: { input: invitationRef, output: revisionStateSchema },
  /** Publishes the draft of this revision at `at`, whatever is edited meanwhile. `publish/incomplete`, `publish/sender-unnamed`, `draft/conflict`, `input/invalid` for a past or too distant time. */
  schedulePublish: {
    input: z.strictObject({ ...invitationRef.shape, revision: z.int().min(1), at: instant }),
    output: revisionStateSchema,
  },
  /** Forgets a scheduled publication. */
  unschedulePublish: { input: invitationRef, output: revisionStateSchema },
  /** Tells guests on the page that the day has moved or is off; `invitation/wrong-status`. */
  announceChange: {
    input: z.strictObject({
      ...invitationRef.shape,
      change: z.enum(["postpone", "cancel"]),
      notice: localizedTextSchema(limits.invitation.notice),
    }),
    output: revisionStateSchema,
  },
  /** Says once what speaks against what the staff decided after a report. `invitation/wrong-status` where nothing is decided, or it was said before. */
  appealModeration: {
    input: z.strictObject({ ...invitationRef.shape, text: textSchema(limits.report.appeal).min(1) }),
    output: z.strictObject({}),
  },
  /** Puts an invitation out of the way; its page stays. */
  archiveInvitation: { input: invitationRef, output: revisionStateSchema },
  /** Takes the page away and keeps the rest for 30 days. */
  trashInvitation: { input: invitationRef, output: revisionStateSchema },
  /** Brings an archived or trashed invitation back. */
  restoreInvitation: { input: invitationRef, output: revisionStateSchema },
  /** Moves to another slug; the old one of a shown page forwards. `slug/taken`, `slug/reserved`. */
  changeSlug: {
    input: z.strictObject({ ...invitationRef.shape, slug: slugSchema }),
    output: z.strictObject({ slug: slugSchema }),
  },
  /** Makes a draft like this one, with its guests or without; answers never come along. `slug/taken`, `invitation/limit-reached`. */
  duplicateInvitation: {
    input: z.strictObject({ ...invitationRef.shape, slug: slugSchema, withGuests: z.boolean() }),
    output: z.strictObject({ invitationId: documentIdSchema, slug: slugSchema }),
  },
  /** Adds a guest, or changes the one with `guestId`. `guest/limit-reached`, `guest/not-found`. */
  saveGuest: {
    input: z.strictObject({
      ...invitationRef.shape,
      guestId: documentIdSchema.nullable(),
      guest: guestInputSchema,
      contact: guestContactSchema,
    }),
    output: z.strictObject({ guestId: documentIdSchema }),
  },
  ...guestListCallables,
  /** Removes guests together with their contacts and answers. */
  deleteGuests: {
    input: z.strictObject({ ...invitationRef.shape, guestIds: z.array(documentIdSchema).min(1).max(100) }),
    output: z.strictObject({ deleted: z.int().min(0) }),
  },
  /** Personal links, in the order of the ids; guests that are gone or have none are left out. */
  guestLinks: {
    input: z.strictObject({ ...invitationRef.shape, guestIds: z.array(documentIdSchema).min(1).max(100) }),
    output: z.strictObject({
      links: z.array(z.strictObject({ guestId: documentIdSchema, path: z.string() })),
    }),
  },
  /** Guests, answers and wishes as a file for spreadsheets, by their names. XLSX is one piece; of CSV each piece goes on after the cursor of the one before. Contacts only for who may read them. `export/too-large`, `limit/too-many-requests`. */
  exportGuests: {
    input: z.strictObject({
      ...invitationRef.shape,
      format: z.enum(spreadsheetFormats),
      language: languageSchema,
      after: spreadsheetCursorSchema.nullable(),
    }),
    output: z.strictObject({ bytes: z.base64(), next: spreadsheetCursorSchema.nullable() }),
  },
  /** Records what a guest said on the phone or at the door; the deadline does not bind the family. `rsvp/too-many-people`, `rsvp/conflict`. */
  recordAnswer: {
    input: z.strictObject({
      ...invitationRef.shape,
      guestId: documentIdSchema,
      basedOn: z.int().min(0),
      key: idempotencyKeySchema,
      answer: answerInputSchema,
    }),
    output: z.strictObject({ revision: z.int().min(1) }),
  },
  /** Gives an answer from the inbox to a listed guest, whose own earlier answer must not be lost. `guest/not-found`, `rsvp/conflict` when both answered. */
  matchAnswer: {
    input: z.strictObject({
      ...invitationRef.shape,
      inboxId: documentIdSchema,
      guestId: documentIdSchema,
      /** Takes the inbox answer although the guest has answered herself. */
      replaces: z.boolean(),
    }),
    output: z.strictObject({ guestId: documentIdSchema }),
  },
  /** Hides wishes from the wall or shows them, or pins one above the others; undone by the opposite. */
  moderateWish: {
    input: z.strictObject({
      ...invitationRef.shape,
      wishId: documentIdSchema,
      action: z.enum(["hide", "show", "pin", "unpin"]),
    }),
    output: z.strictObject({ isHidden: z.boolean(), isPinned: z.boolean() }),
  },
  /** The family's answer beneath a wish; an empty text takes it back. */
  replyToWish: {
    input: z.strictObject({
      ...invitationRef.shape,
      wishId: documentIdSchema,
      reply: textSchema(limits.wish.reply),
    }),
    output: z.strictObject({}),
  },
  /** Changes what takes effect at once; `password` null keeps the one there is. `input/invalid` for a page by password without one. Guests see it within 70 s. */
  changeSettings: {
    input: z.strictObject({
      ...invitationRef.shape,
      settings: settingsInputSchema,
      password: pagePasswordSchema.nullable(),
    }),
    output: z.strictObject({ settings: settingsInputSchema }),
  },
  /** Gives a waiting guest her seats although the room is full; the family decides. `guest/not-found`. */
  grantSeats: {
    input: z.strictObject({ ...invitationRef.shape, guestId: documentIdSchema }),
    output: z.strictObject({ held: z.int().min(0) }),
  },
  ...hostChatCallables,
  ...teamCallables,
  ...taskCallables,
  ...appCallables,
  ...passCallables,
  ...proofCallables,
  ...branchCallables,
  ...versionCallables,
  ...sendingCallables,
  /** Figures of several invitations by aggregation, in the order of what was asked; for the days of a period, and with ceremonies and guest groups where details are wanted. `invitation/not-found` when one of them is not yours. */
  statistics: {
    input: z.strictObject({
      invitationIds: z.array(documentIdSchema).min(1).max(limits.statistics.invitations),
      period: periodSchema.nullable(),
      hasDetails: z.boolean(),
      /** Whether taps without a link are told too; they cost some reads. */
      hasTaps: z.boolean().default(false),
    }),
    output: z.strictObject({ invitations: z.array(invitationStatisticsSchema) }),
  },
  /** Figures as a file for spreadsheets. What they are the browser says, out of what it was told; nothing is read. `limit/too-many-requests`. */
  exportFigures: {
    input: z.strictObject({
      ...invitationRef.shape,
      format: z.enum(spreadsheetFormats),
      headings: z.array(spreadsheetWordSchema).length(4),
      rows: z
        .array(z.tuple([spreadsheetWordSchema, spreadsheetWordSchema, spreadsheetWordSchema, z.int().min(0)]))
        .max(limits.spreadsheet.figures),
    }),
    output: z.strictObject({ bytes: z.base64() }),
  },
  /** Head counts by aggregation; reads no guest one by one. */
  figures: { input: invitationRef, output: figuresSchema },
  /** The same per ceremony, per group link, and of seats that are held; in the order of what was asked. */
  headCounts: {
    input: z.strictObject({
      ...invitationRef.shape,
      ceremonyIds: z.array(partIdSchema).max(limits.content.ceremonies),
      groupIds: z.array(documentIdSchema).max(limits.guest.page),
    }),
    output: headCountsSchema,
  },
} as const;

/** Details of the refusals that carry any. */
export const refusalParams = {
  "draft/conflict": z.object({ revision: z.int() }),
  "publish/incomplete": z.object({ gaps: z.array(z.enum(gapCodes)) }),
  "slug/taken": z.object({ suggestions: z.array(slugSchema) }),
  "rsvp/too-many-people": z.object({ seats: z.int() }),
  "input/invalid": z.object({ fields: z.array(z.string()) }),
} as const;

export type HostCallables = typeof hostCallables;
