import * as z from "zod";
import { documentIdSchema } from "./id.ts";
import { limits } from "./limits.ts";
import type { SendingRun } from "./sending-run.ts";
import { textSchema } from "./text.ts";

/** Of one invitation on its way: nothing done, handed to an app that may not have sent it, sent. What comes after is seen from openings and answers. */
export const sendingStates = ["unsent", "handed", "sent"] as const;
export type SendingState = (typeof sendingStates)[number];

/** Why an invitation cannot arrive as it was tried. */
export const sendingProblems = ["wrong-number", "bounced", "unsubscribed"] as const;
export type SendingProblem = (typeof sendingProblems)[number];

/** What may follow an invitation. */
export const followUps = ["reminder", "change", "thanks"] as const satisfies readonly SendingRun[];

const stepSchema = z.strictObject({
  state: z.enum(sendingStates),
  /** Of the present state; null while nothing was done. */
  at: z.date().nullable(),
  /** Name of who did, as the team knows it; empty while nothing was done. */
  by: textSchema(limits.guest.name.max),
  /** The latest reminder, change notice or thank-you after the invitation. */
  followedUp: z.strictObject({ kind: z.enum(followUps), at: z.date() }).nullable(),
  problem: z.enum(sendingProblems).nullable(),
});
type Step = z.output<typeof stepSchema>;

/** How far a guest's invitation is, inside her document. */
export const sendingSchema = z.strictObject({
  ...stepSchema.shape,
  /** What the latest mark wrote over, so that it can be taken back and is known when it is sent again. */
  before: z
    .strictObject({ ...stepSchema.shape, markId: documentIdSchema })
    .nullable()
    .default(null),
});
export type Sending = z.output<typeof sendingSchema>;

/** How every guest begins. */
export const unsent: Sending = {
  state: "unsent",
  at: null,
  by: "",
  followedUp: null,
  problem: null,
  before: null,
};

/** What somebody says of a message: opened in WhatsApp, sent, not sent after all, or that its number is wrong. */
export const sendingMarks = ["handed", "sent", "unsent", "wrong-number"] as const;
export type SendingMark = (typeof sendingMarks)[number];

/**
 * How far an invitation is after such a word.
 * @returns null where nothing changes: the mark is there already, or what is known says more
 */
export function markedSending(
  sending: Sending,
  mark: { markId: string; run: SendingRun; mark: SendingMark; by: string; at: Date },
): Sending | null {
  const { before, ...known } = sending;
  if (before?.markId === mark.markId) return null;
  const next = nextStep(known, mark);
  return next === null ? null : { ...next, before: { ...known, markId: mark.markId } };
}

function nextStep(
  known: Step,
  { run, mark, by, at }: { run: SendingRun; mark: SendingMark; by: string; at: Date },
): Step | null {
  const isReached = known.problem === "wrong-number" ? { problem: null } : {};
  switch (mark) {
    case "wrong-number":
      return run === "invitation"
        ? { ...known, state: "unsent", at: null, by: "", problem: "wrong-number" }
        : { ...known, problem: "wrong-number" };
    case "handed":
      return run === "invitation" && known.state !== "sent" ? { ...known, state: "handed", at, by } : null;
    case "sent":
      return run === "invitation"
        ? { ...known, ...isReached, state: "sent", at, by }
        : { ...known, ...isReached, followedUp: { kind: run, at } };
    case "unsent":
      if (run === "invitation")
        return known.state === "unsent" ? null : { ...known, state: "unsent", at: null, by: "" };
      return known.followedUp?.kind === run ? { ...known, followedUp: null } : null;
  }
}

/** What takes a mark back; null where it is not the latest. */
export function unmarkedSending({ before }: Sending, markId: string): Sending | null {
  if (before?.markId !== markId) return null;
  const { markId: _taken, ...known } = before;
  return { ...known, before: null };
}

/** What is known once a guest has another number: a wrong one is none any more. */
export function withNewNumber(sending: Sending): Sending {
  return sending.problem === "wrong-number" ? { ...sending, problem: null, before: null } : sending;
}
