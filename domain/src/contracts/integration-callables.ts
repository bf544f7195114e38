import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import {
  smtpInputSchema,
  smtpPasswordSchema,
  webhookInputSchema,
  webhookSecretSchema,
  whatsAppInputSchema,
  whatsAppSecretsSchema,
} from "../integration/integration.ts";
import { phoneSchema } from "../contact/contact.ts";
import { deliveryStates } from "../integration/delivery.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { mailProblems, mailStates } from "../notification/mail.ts";
import { messageProblems, messageStates, messageTemplateSchema } from "../integration/whatsapp-message.ts";

const integrationRef = z.strictObject({ appId: documentIdSchema });
const nothing = z.strictObject({});

/** Connections of an invitation are its team's, and those of an account are its own. */
const byKeeper = {
  capability: "manageIntegrations",
  checked: "inside",
  about: "integration",
  besides: { who: "whose account the connection belongs to" },
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
 * may answer `integration/not-found`, which also stands for "not yours".
 */
export const integrationCallables = {
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
  /** Has mails that the account causes go through its own server from now on; signs in there first. `integration/address-refused`, `integration/unreachable`, `integration/sign-in-refused`, `limit/too-many-requests`. */
  connectSmtp: {
    capability: null,
    about: "account",
    input: z.strictObject({ server: smtpInputSchema, password: smtpPasswordSchema }),
    output: integrationRef,
  },
  /** Connects an invitation to something outside. `integration/limit-reached`, `integration/address-refused`, `integration/unreachable`, `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests`. */
  connectIntegration: {
    capability: "manageIntegrations",
    input: z.strictObject({
      invitationId: documentIdSchema,
      integration: z.discriminatedUnion("kind", [
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
    output: integrationRef,
  },
  /** Does at once what the connection is for, and says what came of it. `limit/too-many-requests`. */
  testIntegration: {
    ...byKeeper,
    input: integrationRef,
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
  /** Gives a webhook another secret; the one before signs beside it for `limits.integration.webhook.overlapMs`. */
  rotateIntegrationSecret: {
    ...byKeeper,
    input: z.strictObject({ ...integrationRef.shape, secret: webhookSecretSchema }),
    output: z.strictObject({ previousUntil: z.iso.datetime() }),
  },
  /** Sends a delivery that is over once more. `integration/delivery-open`, `limit/too-many-requests`. */
  replayDelivery: {
    ...byKeeper,
    input: z.strictObject({ deliveryId: documentIdSchema }),
    output: nothing,
  },
  /** Latest mails that went, or were to go, through the account's own server; newest first. */
  listOwnMails: {
    ...byKeeper,
    input: integrationRef,
    output: z.strictObject({
      mails: z.array(ownMailSchema).max(limits.integration.delivery.shown),
    }),
  },
  /** Tries a mail that failed at the account's own server once more; one that was handed over never. `integration/mail-over`, `limit/too-many-requests`. */
  resendOwnMail: {
    ...byKeeper,
    input: z.strictObject({ mailId: documentIdSchema }),
    output: nothing,
  },
  /** Templates of a WhatsApp connection that Meta has approved and that need nothing but texts. `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests`. */
  listMessageTemplates: {
    ...byKeeper,
    capability: "sendInvitations",
    input: integrationRef,
    output: z.strictObject({
      templates: z
        .array(
          z.strictObject({
            ...messageTemplateSchema.shape,
            body: z.string(),
            /** Places in the body that are filled in. */
            values: z.int().min(0).max(limits.integration.whatsApp.values),
          }),
        )
        .max(limits.integration.whatsApp.templates),
    }),
  },
  /** Sends a template to a number of the host's own, at once; places in it say what they are. `limit/too-many-requests`. */
  sendTestMessage: {
    ...byKeeper,
    input: z.strictObject({
      ...integrationRef.shape,
      to: phoneSchema,
      template: messageTemplateSchema,
      values: z.int().min(0).max(limits.integration.whatsApp.values),
    }),
    output: z.strictObject({
      state: z.enum(messageStates),
      problem: z.enum(messageProblems).nullable(),
    }),
  },
  /** Forgets the connection, its secrets and what went through it. */
  disconnectIntegration: {
    ...byKeeper,
    input: integrationRef,
    output: nothing,
  },
} as const satisfies HostContracts;
export type IntegrationCallables = typeof integrationCallables;
