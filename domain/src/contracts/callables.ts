import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { integrationCallables } from "./integration-callables.ts";
import { albumCallables } from "./album-callables.ts";
import { doorCallables } from "./door-callables.ts";
import { helperListCallables } from "./helper-list-callables.ts";
import { hostChatCallables } from "./chat-callables.ts";
import { accountCallables } from "./account-callables.ts";
import { gapCodes } from "../content/completeness.ts";
import { figuresSchema, headCountsSchema } from "../statistics/figures.ts";
import { giftCallables } from "./gift-callables.ts";
import { contactEditSchema, guestEditSchema, isWholeGuest } from "../guest/guest-edit.ts";
import { guestListCallables } from "./guest-list-callables.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { invitationCallables } from "./invitation-callables.ts";
import { limits } from "../limits.ts";
import { passCallables } from "./pass-callables.ts";
import { proofreadingCallables } from "./proofreading-callables.ts";
import { answerInputSchema, idempotencyKeySchema } from "../rsvp/rsvp.ts";
import { seatingCallables } from "./seating-callables.ts";
import { sendingCallables } from "./sending-callables.ts";
import { pagePasswordSchema, settingsChangeSchema, settingsSchema } from "../invitation/settings.ts";
import { slugSchema } from "../text/slug.ts";
import { invitationStatisticsSchema, periodSchema } from "../statistics/statistics.ts";
import { spreadsheetCursorSchema, spreadsheetFormats, spreadsheetWordSchema } from "../guest/spreadsheet.ts";
import { taskCallables } from "./task-callables.ts";
import { teamCallables } from "./team-callables.ts";
import { textSchema } from "../text/text.ts";
import { versionCallables } from "./version-callables.ts";

const invitationRef = z.strictObject({ invitationId: documentIdSchema });

/**
 * Operations of signed-in hosts, `POST /api/host/<name>`. Every one of them
 * may answer `auth/required`, `input/invalid` and `invitation/not-found`; the
 * latter also stands for "not yours".
 */
export const hostCallables = {
  ...accountCallables,
  ...invitationCallables,
  /** Adds a guest, or changes what is said of the one with `guestId`: what is absent stays as it is. `guest/limit-reached`, `guest/not-found`. */
  saveGuest: {
    capability: "editGuests",
    input: z
      .strictObject({
        ...invitationRef.shape,
        guestId: documentIdSchema.nullable(),
        guest: guestEditSchema,
        contact: contactEditSchema,
      })
      .refine(({ guestId, guest }) => guestId !== null || isWholeGuest(guest), { path: ["guest"] }),
    output: z.strictObject({ guestId: documentIdSchema }),
  },
  ...guestListCallables,
  /** Removes guests together with their contacts and answers. */
  deleteGuests: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef.shape, guestIds: z.array(documentIdSchema).min(1).max(100) }),
    output: z.strictObject({ deleted: z.int().min(0) }),
  },
  /** Personal links and codes for the door, in the order of the ids; guests that are gone or have none are left out, and for a sender those whom they do not send to. */
  guestLinks: {
    capability: "readLinks",
    input: z.strictObject({ ...invitationRef.shape, guestIds: z.array(documentIdSchema).min(1).max(100) }),
    output: z.strictObject({
      links: z.array(
        z.strictObject({
          guestId: documentIdSchema,
          path: z.string(),
          /** What they show at the door; null for a group, which is many. */
          doorCode: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Guests, answers and wishes as a file for spreadsheets, by their names. XLSX is one piece; of CSV each piece goes on after the cursor of the one before. Contacts only for who may read them. `export/too-large`, `limit/too-many-requests`. */
  exportGuests: {
    capability: "exportGuests",
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
    capability: "answerForGuests",
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
    capability: "answerForGuests",
    input: z.strictObject({
      ...invitationRef.shape,
      inboxId: documentIdSchema,
      guestId: documentIdSchema,
      /** Takes the inbox answer although the guest has answered themselves. */
      replaces: z.boolean(),
    }),
    output: z.strictObject({ guestId: documentIdSchema }),
  },
  /** Hides wishes from the wall or shows them, or pins one above the others; undone by the opposite. */
  moderateWish: {
    capability: "moderateWishes",
    input: z.strictObject({
      ...invitationRef.shape,
      wishId: documentIdSchema,
      action: z.enum(["hide", "show", "pin", "unpin"]),
    }),
    output: z.strictObject({ isHidden: z.boolean(), isPinned: z.boolean() }),
  },
  /** The family's answer beneath a wish; an empty text takes it back. */
  replyToWish: {
    capability: "moderateWishes",
    input: z.strictObject({
      ...invitationRef.shape,
      wishId: documentIdSchema,
      reply: textSchema(limits.wish.reply),
    }),
    output: z.strictObject({}),
  },
  /** Changes what takes effect at once, and of that what is said; `password` null keeps the one there is. `input/invalid` for a page by password without one. Guests see it within 70 s. */
  changeSettings: {
    capability: "changeSettings",
    input: z.strictObject({
      ...invitationRef.shape,
      settings: settingsChangeSchema,
      password: pagePasswordSchema.nullable(),
    }),
    output: z.strictObject({ settings: settingsSchema }),
  },
  /** Gives a waiting guest their seats although the room is full; the family decides. `guest/not-found`. */
  grantSeats: {
    capability: "answerForGuests",
    input: z.strictObject({ ...invitationRef.shape, guestId: documentIdSchema }),
    output: z.strictObject({ held: z.int().min(0) }),
  },
  ...hostChatCallables,
  ...teamCallables,
  ...taskCallables,
  ...integrationCallables,
  ...passCallables,
  ...proofreadingCallables,
  ...helperListCallables,
  ...doorCallables,
  ...seatingCallables,
  ...giftCallables,
  ...albumCallables,
  ...versionCallables,
  ...sendingCallables,
  /** Figures of several invitations by aggregation, in the order of what was asked; for the days of a period, and with ceremonies and guest groups where details are wanted. `invitation/not-found` when one of them is not yours. */
  statistics: {
    capability: "readFigures",
    checked: "inside",
    about: "invitations",
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
    capability: "readFigures",
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
  figures: { capability: "readFigures", input: invitationRef, output: figuresSchema },
  /** The same per ceremony, per group link, and of seats that are held; in the order of what was asked. */
  headCounts: {
    capability: "readFigures",
    input: z.strictObject({
      ...invitationRef.shape,
      ceremonyIds: z.array(partIdSchema).max(limits.content.ceremonies),
      groupIds: z.array(documentIdSchema).max(limits.guest.page),
    }),
    output: headCountsSchema,
  },
} as const satisfies HostContracts;

/** Details of the refusals that carry any. */
export const refusalParams = {
  "draft/conflict": z.object({ revision: z.int() }),
  "publish/incomplete": z.object({ gaps: z.array(z.enum(gapCodes)) }),
  "slug/taken": z.object({ suggestions: z.array(slugSchema) }),
  "rsvp/too-many-people": z.object({ seats: z.int() }),
  "seating/full": z.object({ of: z.enum(["tables", "shapes", "wishes", "guests"]) }),
  /** Who has the number already, and who wrote it down; never how much. */
  "gift/envelope-taken": z.object({ giftId: documentIdSchema, name: z.string(), by: z.string() }),
  "album/full": z.object({ of: z.enum(["guest", "form", "day", "invitation"]) }),
  "input/invalid": z.object({ fields: z.array(z.string()) }),
} as const;

export type HostCallables = typeof hostCallables;
