import * as z from "zod";
import { documentIdSchema } from "./id.ts";
import { limits } from "./limits.ts";
import { sendingRuns } from "./sending-run.ts";
import { textSchema } from "./text.ts";

/** What carries messages for the family, while nobody presses a button for each. */
export const dispatchChannels = ["email"] as const;

/**
 * `queued`: waits, or is tried again. `sent`: the other side took it. `failed`: it did not go.
 * `unsure`: the other side went silent, so it may have gone.
 */
export const dispatchStates = ["queued", "sent", "failed", "unsure"] as const;

/**
 * Why it did not go: no address is known, the address does not exist, the family's or our server
 * could not be used, the message was refused, something changed while it waited, or it came back for now.
 */
export const dispatchProblems = [
  "no-address",
  "recipient",
  "server",
  "refused",
  "changed",
  "returned",
] as const;
export type DispatchProblem = (typeof dispatchProblems)[number];

/** The latest message that was carried to a guest, inside her document. */
export const dispatchSchema = z.strictObject({
  /** Of the mail, which follows from the sending and the guest: the same sending twice has one. */
  id: documentIdSchema,
  channel: z.enum(dispatchChannels),
  run: z.enum(sendingRuns),
  state: z.enum(dispatchStates),
  problem: z.enum(dispatchProblems).nullable(),
  /** Who had it sent, as the team knows her. */
  by: textSchema(limits.guest.name.max),
  /** Of the present state. */
  at: z.date(),
});
export type Dispatch = z.output<typeof dispatchSchema>;
