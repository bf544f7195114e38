import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import {
  smtpInputSchema,
  smtpPasswordSchema,
  webhookInputSchema,
  webhookSecretSchema,
  whatsAppInputSchema,
  whatsAppSecretsSchema,
} from "../integration/app.ts";
import { phoneSchema } from "../contact/contact.ts";
import { deliveryStates } from "../integration/delivery.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { mailProblems, mailStates } from "../notification/mail.ts";
import { messageProblems, messageStates, messageTemplateSchema } from "../integration/message.ts";

const appRef = z.strictObject({ appId: documentIdSchema });
const nothing = z.strictObject({});

/** Connections of an invitation are its team's, and those of an account are its own. */
const byKeeper = {
  capability: "manageApps",
  checked: "inside",
  about: "app",
  besides: "whose account the connection belongs to",
} as const;

/** What a mail server said to a test: took the mail, refused it or the sign-in, or was not heard. */
export const smtpTestOutcomes = ["taken", "refused", "sign-in-refused", "unheard"] as const;

/** A mail as whoever caused it sees it. */
const ownMailSchema = z.strictObject({
  id: documentIdSchema,
  /** Shortened. */
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  problem: z.enum(mailProblems).nullable(),
  mayResend: z.boolean(),
  /** When it is tried again by itself; null when nobody waits for that. */
  nextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

/**
 * Operations about connections; part of `hostCallables`. Those that name one
 * may answer `app/not-found`, which also stands for "not yours".
 */
export const appCallables = {
  /** Connects an account to its calendar; again, it replaces the earlier address. `limit/too-many-requests`. */
  connectCalendarFeed: {
    capability: null,
    about: "account",
    input: nothing,
    output: z.strictObject({
      appId: documentIdSchema,
      /** Address on our own origin, answered this once. */
      path: z.string(),
    }),
  },
  /** Has mails that the account causes go through its own server from now on; signs in there first. `app/address-refused`, `app/unreachable`, `app/sign-in-refused`, `limit/too-many-requests`. */
  connectSmtp: {
    capability: null,
    about: "account",
    input: z.strictObject({ server: smtpInputSchema, password: smtpPasswordSchema }),
    output: appRef,
  },
  /** Connects an invitation to something outside. `app/limit-reached`, `app/address-refused`, `app/unreachable`, `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests`. */
  connectApp: {
    capability: "manageApps",
    input: z.strictObject({
      invitationId: documentIdSchema,
      app: z.discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("webhook"),
          ...webhookInputSchema.shape,
          secret: webhookSecretSchema,
        }),
        z.strictObject({
          kind: z.literal("whatsApp"),
          ...whatsAppInputSchema.shape,
          ...whatsAppSecretsSchema.shape,
        }),
      ]),
    }),
    output: appRef,
  },
  /** Does at once what the connection is for, and says what came of it. `limit/too-many-requests`. */
  testApp: {
    ...byKeeper,
    input: appRef,
    output: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("calendarFeed"), events: z.int().min(0) }),
      z.strictObject({
        kind: z.literal("webhook"),
        state: z.enum(deliveryStates),
        /** HTTP status; null where nothing was heard. */
        status: z.int().nullable(),
      }),
      /** Asks Meta about the number; null where it knows it. */
      z.strictObject({ kind: z.literal("whatsApp"), problem: z.enum(messageProblems).nullable() }),
      /** A mail to the sender's own address. */
      z.strictObject({ kind: z.literal("smtp"), outcome: z.enum(smtpTestOutcomes) }),
    ]),
  },
  /** Gives a webhook another secret; the one before signs beside it for `limits.app.webhook.overlapMs`. */
  rotateAppSecret: {
    ...byKeeper,
    input: z.strictObject({ ...appRef.shape, secret: webhookSecretSchema }),
    output: z.strictObject({ previousUntil: z.iso.datetime() }),
  },
  /** Sends a delivery that is over once more. `app/delivery-open`, `limit/too-many-requests`. */
  replayDelivery: {
    ...byKeeper,
    input: z.strictObject({ deliveryId: documentIdSchema }),
    output: nothing,
  },
  /** Latest mails that went, or were to go, through the account's own server; newest first. */
  listOwnMails: {
    ...byKeeper,
    input: appRef,
    output: z.strictObject({
      mails: z.array(ownMailSchema).max(limits.app.delivery.shown),
    }),
  },
  /** Tries a mail that failed at the account's own server once more; one that was handed over never. `app/mail-over`, `limit/too-many-requests`. */
  resendOwnMail: {
    ...byKeeper,
    input: z.strictObject({ mailId: documentIdSchema }),
    output: nothing,
  },
  /** Templates of a WhatsApp connection that Meta has approved and that need nothing but texts. `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests`. */
  listMessageTemplates: {
    ...byKeeper,
    capability: "sendInvitations",
    input: appRef,
    output: z.strictObject({
      templates: z
        .array(
          z.strictObject({
            ...messageTemplateSchema.shape,
            body: z.string(),
            /** Places in the body that are filled in. */
            values: z.int().min(0).max(limits.app.whatsApp.values),
          }),
        )
        .max(limits.app.whatsApp.templates),
    }),
  },
  /** Sends a template to a number of the host's own, at once; places in it say what they are. `limit/too-many-requests`. */
  sendTestMessage: {
    ...byKeeper,
    input: z.strictObject({
      ...appRef.shape,
      to: phoneSchema,
      template: messageTemplateSchema,
      values: z.int().min(0).max(limits.app.whatsApp.values),
    }),
    output: z.strictObject({
      state: z.enum(messageStates),
      problem: z.enum(messageProblems).nullable(),
    }),
  },
  /** Forgets the connection, its secrets and what went through it. */
  disconnectApp: {
    ...byKeeper,
    input: appRef,
    output: nothing,
  },
} as const satisfies HostContracts;
export type AppCallables = typeof appCallables;
