import * as z from "zod";
import { uidSchema, documentIdSchema } from "../id.ts";
import { instantSchema } from "../time/instant.ts";
import { languageSchema } from "../text/language.ts";
import { limits } from "../limits.ts";
import { notificationFactsSchema } from "./notification.ts";
import { teamRoleSchema } from "../team/team.ts";
import { zoneSchema } from "../time/zone.ts";

/** What people typed stands in mails cut to this and on one line. */
const wordsSchema = z.string().max(limits.mail.words);

/**
 * What each kind of mail is made of. Links are paths of our own origin, with
 * their fragment, so that a mail never leads elsewhere.
 */
export const mailParamsSchemas = {
  /** Somebody is asked to join the team of an invitation. */
  teamInvitation: z.strictObject({
    inviterName: wordsSchema,
    invitationTitle: wordsSchema,
    role: teamRoleSchema,
    path: z.string().startsWith("/").max(limits.mail.path),
    /** Until when the link is good, printed in `zone`. */
    expiresAt: instantSchema,
    zone: zoneSchema,
  }),
  /** Confirms an address by the page behind `path`. */
  verifyEmail: z.strictObject({ path: z.string().startsWith("/").max(limits.mail.path) }),
  /** The copy of somebody's data can be fetched until then, printed in `zone`. */
  exportReady: z.strictObject({ until: instantSchema, zone: zoneSchema }),
  /** Everything of an account is erased. */
  accountErased: z.strictObject({}),
  /** What happened to somebody's invitations. */
  news: z.strictObject({
    items: z
      .array(
        z.strictObject({
          invitationId: documentIdSchema,
          invitationTitle: wordsSchema,
          facts: notificationFactsSchema,
        }),
      )
      .min(1),
  }),
  /** What a family tells one of its guests, in its own words. */
  guestMessage: z.strictObject({
    /** Whose feast it is. */
    hosts: wordsSchema,
    subject: wordsSchema.min(1),
    /** Filled, with line breaks. */
    text: z.string().min(1).max(limits.mail.guestText),
    /** The personal link as it stands in the text. */
    link: z.url(),
    /** By which they end these mails. */
    unsubscribePath: z.string().startsWith("/").max(limits.mail.path),
    /** Where their answer goes; null where the family wants none by mail. */
    replyTo: z.email().max(limits.account.email.max).nullable(),
  }),
} as const;

export type MailTemplate = keyof typeof mailParamsSchemas;
export type MailParams = { [Template in MailTemplate]: z.output<(typeof mailParamsSchemas)[Template]> };

const common = {
  to: z.email().max(limits.account.email.max),
  language: languageSchema,
};

export const mailMessageSchema = z.discriminatedUnion("template", [
  z.strictObject({
    template: z.literal("teamInvitation"),
    params: mailParamsSchemas.teamInvitation,
    ...common,
  }),
  z.strictObject({
    template: z.literal("verifyEmail"),
    params: mailParamsSchemas.verifyEmail,
    ...common,
  }),
  z.strictObject({
    template: z.literal("exportReady"),
    params: mailParamsSchemas.exportReady,
    ...common,
  }),
  z.strictObject({
    template: z.literal("accountErased"),
    params: mailParamsSchemas.accountErased,
    ...common,
  }),
  z.strictObject({ template: z.literal("news"), params: mailParamsSchemas.news, ...common }),
  z.strictObject({
    template: z.literal("guestMessage"),
    params: mailParamsSchemas.guestMessage,
    ...common,
  }),
]);
/** One mail to one address. */
export type MailMessage = z.output<typeof mailMessageSchema>;

/**
 * `queued`: waits for `dueAt`. `leased`: a worker prepares it. `handingOver`:
 * given to the mail server, and nobody knows yet whether it took it. `sent`:
 * taken. `failed`: refused for good, or too often. `uncertain`: the worker
 * ended while handing over; it is not sent again, because it may have arrived.
 */
export const mailStates = ["queued", "leased", "handingOver", "sent", "failed", "uncertain"] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Why a server did not send a mail: it may not be called, was not reached,
 * refused the sign-in, the sender, the recipient or the mail itself.
 * `withdrawn`: what it was about is no more. `unsure`: it may have gone.
 */
export const mailProblems = [
  "address-refused",
  "unreachable",
  "sign-in-refused",
  "sender-refused",
  "recipient-refused",
  "mail-refused",
  "withdrawn",
  "unsure",
] as const;
export type MailProblem = (typeof mailProblems)[number];

/** What whoever caused a mail sees of its way through their own server. */
const ownServerSchema = z.strictObject({
  appId: documentIdSchema,
  /** Shortened. */
  to: z.string().max(limits.account.email.max),
  subject: z.string().max(limits.mail.subject),
  /** Of the latest attempt; null when it went well, or is under way. */
  problem: z.enum(mailProblems).nullable(),
});

/** `mail/{id}`: one mail on its way. The id follows from what caused it, so that a cause has one mail. */
export const mailSchema = z.strictObject({
  id: documentIdSchema,
  /** Forgotten as soon as nothing is left to do; of one that failed at somebody's own server, when they cannot send it again. */
  message: mailMessageSchema.nullable(),
  template: z.string(),
  /** Who caused it and pays for it with a quota; null for mails of the service itself. */
  account: uidSchema.nullable(),
  /** The guest whom the account writes to, whose document says how far it is; null for all others. */
  guest: z
    .strictObject({ invitationId: documentIdSchema, guestId: documentIdSchema, linkRevision: z.int().min(1) })
    .nullable()
    .default(null),
  /** Null until it comes to a server of the account's own, and for mails that never do. */
  ownServer: ownServerSchema.nullable().default(null),
  state: z.enum(mailStates),
  /** Leases so far. */
  attempts: z.int().min(0),
  /** When somebody must look at it: the next attempt, or the end of a lease; null when it is done. */
  dueAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** When it is forgotten altogether. */
  expireAt: z.date(),
});
export type Mail = z.output<typeof mailSchema>;

/** Ends of a mail's way. */
export type MailEnd = Extract<MailState, "sent" | "failed" | "uncertain">;

/** When the next attempt is made, or null after the last one. @param attempts leases so far */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = limits.mail.pausesMs[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/**
 * Whether a mail may be given to the server once more: only when it was
 * refused or never handed over, and what it leads to is still there.
 */
export function mayBeSentAgain({ state, message }: Pick<Mail, "state" | "message">, now: Date): boolean {
  // What guests are told is sent again from the desk, which knows whether it still should be.
  if (state !== "failed" || message === null || message.template === "guestMessage") return false;
  return message.template !== "teamInvitation" || new Date(message.params.expiresAt) > now;
}
