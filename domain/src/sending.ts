import * as z from "zod";
import { limits } from "./limits.ts";
import { textSchema } from "./text.ts";

/** Of one invitation on its way: nothing done, handed to an app that may not have sent it, sent. What comes after is seen from openings and answers. */
export const sendingStates = ["unsent", "handed", "sent"] as const;
export type SendingState = (typeof sendingStates)[number];

/** Why an invitation cannot arrive as it was tried. */
export const sendingProblems = ["wrong-number", "bounced", "unsubscribed"] as const;
export type SendingProblem = (typeof sendingProblems)[number];

/** How far a guest's invitation is, inside her document. */
export const sendingSchema = z.strictObject({
  state: z.enum(sendingStates),
  /** Of the present state; null while nothing was done. */
  at: z.date().nullable(),
  /** Name of who did, as the team knows it; empty while nothing was done. */
  by: textSchema(limits.guest.name.max),
  /** The latest reminder, change notice or thank-you after the invitation. */
  followedUp: z.strictObject({ kind: z.enum(["reminder", "change", "thanks"]), at: z.date() }).nullable(),
  problem: z.enum(sendingProblems).nullable(),
});
export type Sending = z.output<typeof sendingSchema>;

/** How every guest begins. */
export const unsent: Sending = { state: "unsent", at: null, by: "", followedUp: null, problem: null };
