import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { limits } from "../limits.ts";

const w = limits.integration.whatsApp;

/** A text that Meta has approved, in one of its languages. */
export const messageTemplateSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .max(w.templateName),
  /** As Meta writes it: `id`, `en_US`. */
  language: z.string().regex(/^[a-z]{2,3}(?:_[A-Za-z]{2,4})?$/),
});
export type MessageTemplate = z.output<typeof messageTemplateSchema>;

/** What fills a place in a template: a text, or what is true of the guest when it is sent. */
export const messageValueSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: z.string().min(1).max(w.value) }),
  z.strictObject({ kind: z.literal("guestName") }),
  /** In the second language of the page; without one in the first. */
  z.strictObject({ kind: z.literal("guestLink"), language: languageSchema.optional() }),
]);
export type MessageValue = z.output<typeof messageValueSchema>;

/**
 * `queued`: waits for `dueAt`. `leased`: a worker sends it; one that ends may
 * have sent it, so nobody sends it again. `accepted`: Meta has taken it. Then
 * what Meta tells of it.
 */
export const messageStates = ["queued", "leased", "accepted", "sent", "failed", "delivered", "read"] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Why a message did not go, in words that a host can do something about. `unsure`: it may have gone. `withdrawn`: the
 * guest, their link or their number is another one than when it was asked for, or somebody else has written to them.
 */
export const messageProblems = [
  "token-refused",
  "not-permitted",
  "number-unknown",
  "no-number",
  "not-on-whatsapp",
  "not-allowed-yet",
  "template-missing",
  "template-mismatch",
  "template-paused",
  "payment",
  "limited",
  "unreachable",
  "unsure",
  "withdrawn",
  "disconnected",
  "other",
] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** `deliveries/{id}` of a WhatsApp connection: one message to one person, whose number is never in it. */
export const messageSchema = z.strictObject({
  id: documentIdSchema,
  kind: z.literal("whatsApp"),
  appId: documentIdSchema,
  /** Whose owner and editors may read it. */
  invitationId: documentIdSchema,
  /** To whom; null for a test to the host's own number. */
  guestId: documentIdSchema.nullable(),
  template: messageTemplateSchema,
  values: z.array(messageValueSchema).max(w.values),
  state: z.enum(messageStates),
  problem: z.enum(messageProblems).nullable(),
  /** Meta's own code of the problem; null where it gave none. */
  problemCode: z.int().nullable(),
  /** Leases so far. */
  attempts: z.int().min(0),
  /** When somebody must look at it; null when there is nothing to do. */
  dueAt: z.date().nullable(),
  /** By which Meta knows it; null before it was taken. */
  messageId: z.string().max(w.shownText).nullable(),
  /** What Meta told, oldest first. */
  history: z.array(z.strictObject({ state: z.enum(messageStates), at: z.date() })).max(w.history),
  createdAt: z.date(),
  updatedAt: z.date(),
  expireAt: z.date(),
});
export type Message = z.output<typeof messageSchema>;

/**
 * Whether news of a state says more than what is known: news come in any order
 * and more than once.
 */
export function isLaterState(news: MessageState, known: MessageState): boolean {
  return messageStates.indexOf(news) > messageStates.indexOf(known);
}
