import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
import { invitationStatusSchema } from "../invitation/invitation-status.ts";
import { limits } from "../limits.ts";
import { accountFiltersSchema } from "../account/account-filters.ts";
import { accountRoleSchema, auditDeedSchema, staffAccountSchema } from "../account/staff.ts";
import { teamRoleSchema } from "../team/team.ts";
import { chatKinds, chatMessageSchema } from "../chat/chat.ts";
import {
  messageActionSchema,
  pageActionSchema,
  pageModerationSchema,
  abuseReportActionSchema,
} from "../moderation/moderation.ts";
import {
  abuseReportInputSchema,
  abuseReportReasons,
  abuseReportStatuses,
} from "../moderation/abuse-report.ts";
import { sweepStateSchema } from "../service/sweep-state.ts";
import { switchNameSchema } from "../service/switches.ts";
import { sectionTypes } from "../content/section.ts";
import { slugSchema } from "../text/slug.ts";

const instant = z.iso.datetime();
/** Work that waits for a queue, by the collection it waits in. */
export const watchedQueues = ["jobs", "mail", "deliveries"] as const;
const nothing = z.strictObject({});
const accountRef = z.strictObject({ uid: uidSchema });

/** A row of the list of users. */
const userRowSchema = z.strictObject({
  ...staffAccountSchema.omit({ parts: true }).shape,
  createdAt: instant,
  /** Null for somebody who never signed in. */
  lastSignInAt: instant.nullable(),
});
export type UserRow = z.output<typeof userRowSchema>;

/** Where a page of users ends and the next begins. */
const userCursorSchema = z.strictObject({ createdAt: instant, uid: uidSchema });
export type UserCursor = z.output<typeof userCursorSchema>;

/** Where a page of reports ends and the next begins. */
const abuseReportCursorSchema = z.strictObject({ createdAt: instant, id: documentIdSchema });
export type AbuseReportCursor = z.output<typeof abuseReportCursorSchema>;

/** One of the staff asked for what takes two. */
const consentRequestSchema = z.strictObject({
  byName: z.string().nullable(),
  isMine: z.boolean(),
  at: instant,
});

const abuseReportRowFrame = {
  id: documentIdSchema,
  reason: z.enum(abuseReportReasons),
  text: z.string(),
  status: z.enum(abuseReportStatuses),
  createdAt: instant,
  appeal: z.strictObject({ text: z.string(), at: instant }).nullable(),
};

const pageReportRowSchema = z.strictObject({
  about: z.literal("page"),
  ...abuseReportRowFrame,
  contact: abuseReportInputSchema.shape.contact,
  slug: slugSchema,
  /** The public part of the page when it was reported. */
  snapshot: z.strictObject({
    title: z.string(),
    senderName: z.string(),
    parts: z.array(z.strictObject({ section: z.enum(sectionTypes), texts: z.array(z.string()) })),
  }),
  /** A picture of its album, where that was reported, with an address that opens for `chatLimits.picture.linkMs`. */
  photo: z.strictObject({ by: z.string(), path: z.string(), width: z.int(), height: z.int() }).nullable(),
  decision: z.strictObject({ action: pageActionSchema, at: instant }).nullable(),
  request: consentRequestSchema.nullable(),
  /** The invitation as it is now; null when it is gone. */
  page: z
    .strictObject({
      slug: slugSchema,
      status: invitationStatusSchema,
      ownerUid: uidSchema,
      ownerName: z.string().nullable(),
      ...pageModerationSchema.shape,
      /** Whether suspending it now takes two of the staff. */
      needsConsent: z.boolean(),
    })
    .nullable(),
});
export type PageReportRow = z.output<typeof pageReportRowSchema>;

const messageReportRowSchema = z.strictObject({
  about: z.literal("message"),
  ...abuseReportRowFrame,
  chatKind: z.enum(chatKinds),
  /** Of the invitation; null for support. */
  title: z.string().nullable(),
  /** Null for a guest, and where it is not known any more. */
  reporterName: z.string().nullable(),
  /** As it was when it was reported; `uid` is null where there is no account. */
  message: z.strictObject({
    by: chatMessageSchema.shape.by,
    uid: uidSchema.nullable(),
    name: z.string(),
    text: z.string(),
    createdAt: instant,
    /** With an address that opens for `chatLimits.picture.linkMs`. */
    picture: z.strictObject({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
  }),
  decision: z.strictObject({ action: messageActionSchema, at: instant }).nullable(),
  /** As it stands now. */
  isHidden: z.boolean(),
  /** Whether the guest's thread takes no more messages. */
  isBlocked: z.boolean(),
});
export type MessageReportRow = z.output<typeof messageReportRowSchema>;

const abuseReportRowSchema = z.discriminatedUnion("about", [pageReportRowSchema, messageReportRowSchema]);
export type AbuseReportRow = z.output<typeof abuseReportRowSchema>;

const userErasureSchema = z.strictObject({
  /** Whether erasing the account now takes two of the staff. */
  needsConsent: z.boolean(),
  /** Who asked for it and waits for the consent of another one. */
  request: consentRequestSchema.nullable(),
});
export type UserErasure = z.output<typeof userErasureSchema>;

const auditRowSchema = z.strictObject({
  id: documentIdSchema,
  /** Name of who did it; null where it is not known any more, and for the command line. */
  byName: z.string().nullable(),
  deed: auditDeedSchema,
  at: instant,
});
export type AuditRow = z.output<typeof auditRowSchema>;

/**
 * Operations of the staff, `POST /api/staff/<name>`. Every one of them may
 * answer `auth/required`, `staff/only`, `staff/second-factor` and `input/invalid`; those about an
 * account `staff/account-not-found`. No operation answers guests or contacts.
 */
export const staffCallables = {
  /** Accounts, the newest first, `limits.staff.page` at a time; a page may hold fewer where `search` has several words. */
  listUsers: {
    input: z.strictObject({
      /** Beginning of an address, or of words of name and address; empty for all. */
      search: z.string().max(limits.staff.search),
      ...accountFiltersSchema.shape,
      after: userCursorSchema.nullable(),
    }),
    output: z.strictObject({ users: z.array(userRowSchema), next: userCursorSchema.nullable() }),
  },
  /** One account with its invitations, by title, address and status only, and what the staff did to it, the latest first. */
  userDetails: {
    input: accountRef,
    output: z.strictObject({
      user: userRowSchema,
      isEmailVerified: z.boolean(),
      /** Whether signing in to it takes a code of an authenticator as well. */
      hasSecondFactor: z.boolean(),
      invitations: z.array(
        z.strictObject({
          invitationId: documentIdSchema,
          title: z.string(),
          slug: z.string(),
          status: invitationStatusSchema,
          role: teamRoleSchema,
        }),
      ),
      trail: z.array(auditRowSchema),
      erasure: userErasureSchema,
    }),
  },
  /** Takes somebody into the staff or out of it; their operations follow at once, their screens within an hour. `staff/last-admin`. */
  setUserRole: {
    input: z.strictObject({ ...accountRef.shape, role: accountRoleSchema }),
    output: nothing,
  },
  /** Shuts an account, whose sessions then end, or opens it again. Its pages stay as they are. `staff/last-admin`. */
  setUserDisabled: {
    input: z.strictObject({ ...accountRef.shape, isDisabled: z.boolean() }),
    output: nothing,
  },
  /** Sends the link that confirms an address once more; `isSent` is false where there is nothing to confirm, or nobody may sign in. */
  resendVerification: { input: accountRef, output: z.strictObject({ isSent: z.boolean() }) },
  /** Takes the second factor off the account of somebody who lost the device, and ends its sessions; they set one up anew before they work for the staff again. `staff/own-account`. */
  removeSecondFactor: { input: accountRef, output: nothing },
  /** Erases an account with all that is its own; invitations go to whoever has edited them longest, or go as well. Near an event of its pages this only asks for it (`waiting`), until another one of the staff does the same. `staff/last-admin`, `staff/own-account`. */
  eraseUser: { input: accountRef, output: z.strictObject({ status: z.enum(["waiting", "erased"]) }) },
  /** How the service stands: what is shut and who shut it last, how long queues are, and what each sweep's last run came to. */
  serviceHealth: {
    input: nothing,
    output: z.strictObject({
      shut: z.array(switchNameSchema),
      /** What the staff shut and opened, the latest first. */
      deeds: z.array(
        z.strictObject({
          id: documentIdSchema,
          byName: z.string().nullable(),
          deed: auditDeedSchema,
          at: instant,
        }),
      ),
      queues: z.array(
        z.strictObject({
          name: z.enum(watchedQueues),
          /** How many are due by now, and since when the oldest is. */
          due: z.int().min(0),
          oldestDueAt: instant.nullable(),
        }),
      ),
      sweeps: z.array(
        z.strictObject({
          ...sweepStateSchema.shape,
          name: z.string(),
          ranAt: instant,
          oldestDueAt: instant.nullable(),
        }),
      ),
      release: z.string(),
    }),
  },
  /** Shuts a part of the service for everybody, or opens it again; instances know within a minute. Noted in the audit. */
  setSwitch: {
    input: z.strictObject({ name: switchNameSchema, isShut: z.boolean() }),
    output: z.strictObject({ shut: z.array(switchNameSchema) }),
  },
  /** Reports, the newest first, `limits.report.page` at a time: those that somebody must look at, or those that are done. */
  listAbuseReports: {
    input: z.strictObject({ isHandled: z.boolean(), after: abuseReportCursorSchema.nullable() }),
    output: z.strictObject({
      reports: z.array(abuseReportRowSchema),
      next: abuseReportCursorSchema.nullable(),
    }),
  },
  /** Decides about a report and tells the page's owner, or the message's author where they have an account. Suspending near the event only asks for it (`waiting`), until another one of the staff does the same. Guests see it within 70 s. `report/not-found`, `invitation/not-found`; `input/invalid` for what is no action about a page, or about a message. */
  handleAbuseReport: {
    input: z.strictObject({ reportId: documentIdSchema, action: abuseReportActionSchema }),
    output: z.strictObject({ status: z.enum(abuseReportStatuses) }),
  },
} as const;

export type StaffCallables = typeof staffCallables;
