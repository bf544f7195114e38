import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { sendingRuns } from "./sending-run.ts";
import { textSchema } from "../text/text.ts";

/** What carries messages for the family, while nobody presses a button for each. */
export const dispatchChannels = ["email", "whatsApp"] as const;
export type DispatchChannel = (typeof dispatchChannels)[number];

/**
 * `queued`: waits, or is tried again. `unsure`: the other side went silent, so it may have gone. `sent`: the other
 * side took it. `failed`: it did not go, or came back. `delivered`, `read`: what WhatsApp tells of it afterwards.
 */
export const dispatchStates = ["queued", "unsure", "sent", "failed", "delivered", "read"] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** Whether news say more than what is known: they come in any order and more than once. */
export function isLaterDispatch(news: DispatchState, known: DispatchState): boolean {
  return dispatchStates.indexOf(news) > dispatchStates.indexOf(known);
}

/**
 * Why it did not go: no address or number is known, it does not exist, the family's or our server or connection
 * could not be used, the message was refused, or something changed while it waited.
 */
const problems = ["no-address", "recipient", "server", "refused", "changed"] as const;

/** An e-mail may also come back for now, and its address may want none of this invitation. */
export const mailDispatchProblems = [...problems, "returned", "unsubscribed"] as const;

/**
 * Meta may also not let this number be written to yet, not have its template any more, wait for a payment, or limit
 * the sender.
 */
export const whatsAppDispatchProblems = [
  ...problems,
  "not-allowed",
  "template",
  "payment",
  "limited",
] as const;

export const dispatchProblems = [...new Set([...mailDispatchProblems, ...whatsAppDispatchProblems])];
export type DispatchProblem = (typeof dispatchProblems)[number];

/** The latest message that was carried to a guest, inside their document. */
export const dispatchSchema = z.strictObject({
  /** Of the mail or message, which follows from the sending and the guest: the same sending twice has one. */
  id: documentIdSchema,
  channel: z.enum(dispatchChannels),
  run: z.enum(sendingRuns),
  state: z.enum(dispatchStates),
  problem: z.enum(dispatchProblems).nullable(),
  /** Who had it sent, as the team knows them. */
  by: textSchema(limits.guest.name.max),
  /** Of the present state. */
  at: z.date(),
});
export type Dispatch = z.output<typeof dispatchSchema>;
