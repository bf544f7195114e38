import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { messageProblems } from "./whatsapp-message.ts";
import { textSchema } from "../text/text.ts";

const common = {
  id: documentIdSchema,
  /** Who connected it. */
  owner: uidSchema,
  /** The invitation that it serves; null for those of the account itself. */
  invitationId: documentIdSchema.nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
};

/** Own events as an address that calendars read again and again. An account has one. */
export const calendarFeedSchema = z.strictObject({
  ...common,
  kind: z.literal("calendarFeed"),
  invitationId: z.null(),
  /** When a calendar last asked, to the hour. */
  usedAt: z.date().nullable(),
});
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

/** What an invitation tells other programs about. */
export const webhookEvents = [
  "answer.recorded",
  "wish.posted",
  "guest.added",
  "invitation.published",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Whether it reached the other side when it last tried. */
export const integrationHealths = ["untested", "good", "failing"] as const;

/** What a host writes about a webhook. Whether the address may be called is decided by the server. */
export const webhookInputSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(limits.integration.webhook.url),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .max(webhookEvents.length)
    .refine((events) => new Set(events).size === events.length),
});
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** Key of the signatures; made by the host's browser, and never sent back to one. */
export const webhookSecretSchema = z.string().regex(/^[\x21-\x7e]{24,128}$/);

/** An address that is told what happens to an invitation. */
export const webhookSchema = z.strictObject({
  ...common,
  kind: z.literal("webhook"),
  invitationId: documentIdSchema,
  ...webhookInputSchema.shape,
  /** Last four characters of the secret, to tell it from others. */
  secretEnding: z.string().length(4),
  /** Until when the secret before signs as well. */
  previousUntil: z.date().nullable(),
  health: z.enum(integrationHealths),
  checkedAt: z.date().nullable(),
});
export type Webhook = z.output<typeof webhookSchema>;

/** A host's own mail server. Whether it may be called is decided by the server. */
export const smtpInputSchema = z.strictObject({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/)
    .max(limits.integration.smtp.host),
  port: z.int().min(1).max(65_535),
  user: z.string().trim().min(1).max(limits.integration.smtp.user),
  /** Who the mails come from. */
  fromAddress: z.email().max(limits.account.email.max),
  fromName: textSchema(limits.account.displayName.max).min(1),
});
export type SmtpInput = z.output<typeof smtpInputSchema>;

export const smtpPasswordSchema = z.string().min(1).max(limits.integration.smtp.password);

/** Through which mails go that an account causes. An account has one. */
export const smtpSchema = z.strictObject({
  ...common,
  kind: z.literal("smtp"),
  invitationId: z.null(),
  ...smtpInputSchema.shape,
  health: z.enum(integrationHealths),
  checkedAt: z.date().nullable(),
});
export type Smtp = z.output<typeof smtpSchema>;

/** What a host reads in Meta's developer pages and types here; ids are digits. */
export const whatsAppInputSchema = z.strictObject({
  phoneNumberId: z
    .string()
    .trim()
    .regex(/^\d{5,20}$/),
  businessAccountId: z
    .string()
    .trim()
    .regex(/^\d{5,20}$/),
});

/** `verifyToken` is made by the host's browser; the others are Meta's. None is ever sent back to a browser. */
export const whatsAppSecretsSchema = z.strictObject({
  token: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{20,1000}$/),
  appSecret: z
    .string()
    .trim()
    .regex(/^[0-9a-f]{32}$/),
  verifyToken: z.string().regex(/^[\x21-\x7e]{24,128}$/),
});
export type WhatsAppSecrets = z.output<typeof whatsAppSecretsSchema>;

/** A business number of WhatsApp's Cloud API. An invitation has one. */
export const whatsAppSchema = z.strictObject({
  ...common,
  kind: z.literal("whatsApp"),
  invitationId: documentIdSchema,
  ...whatsAppInputSchema.shape,
  /** As Meta writes them. */
  displayNumber: z.string().max(limits.integration.whatsApp.shownText),
  verifiedName: z.string().max(limits.integration.whatsApp.shownText),
  /** When Meta last proved that it knows our address for news; null before. */
  verifiedAt: z.date().nullable(),
  health: z.enum(integrationHealths),
  checkedAt: z.date().nullable(),
  /** When Meta last refused the whole number, and why: what was queued before goes nowhere any more. */
  refusal: z
    .strictObject({ problem: z.enum(messageProblems), at: z.date() })
    .nullable()
    .default(null),
});
export type WhatsApp = z.output<typeof whatsAppSchema>;

/** Where Meta tells what became of messages, on our own origin. */
export function whatsAppStatusPath(appId: string): string {
  return `/api/apps/whatsapp/${appId}`;
}

/** The connection that such a path names, or null. */
export function readWhatsAppStatusPath(path: string): string | null {
  const id = documentIdSchema.safeParse(/^\/api\/apps\/whatsapp\/([^/]+)$/.exec(path)?.[1]);
  return id.success ? id.data : null;
}

/** `apps/{id}`: one connection to something outside. No secret ever stands in it. */
export const integrationSchema = z.discriminatedUnion("kind", [
  calendarFeedSchema,
  webhookSchema,
  smtpSchema,
  whatsAppSchema,
]);
export type Integration = z.output<typeof integrationSchema>;

/** Secret of a feed's address: 16 random bytes. */
const feedSecretSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What stands in the address of a calendar feed: which one, and its secret. */
export interface CalendarFeedToken {
  appId: string;
  secret: string;
}

/** Where calendars read a feed, on our own origin. */
export function calendarFeedPath({ appId, secret }: CalendarFeedToken): string {
  return `/api/apps/calendar/${appId}.${secret}.ics`;
}

/** The parts of such a path, or null. */
export function readCalendarFeedPath(path: string): CalendarFeedToken | null {
  const [, appId, secret] = /^\/api\/apps\/calendar\/([^./]+)\.([^./]+)\.ics$/.exec(path) ?? [];
  const token = z.object({ appId: documentIdSchema, secret: feedSecretSchema }).safeParse({ appId, secret });
  return token.success ? token.data : null;
}
