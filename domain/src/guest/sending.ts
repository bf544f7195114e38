import * as z from "zod";
import { guestChannels, type GuestChannel } from "./guest-channel.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import {
  dispatchSchema,
  isLaterDispatch,
  type Dispatch,
  type DispatchChannel,
  type DispatchProblem,
  type DispatchState,
} from "./sending-dispatch.ts";
import type { SendingRun } from "./sending-run.ts";
import { textSchema } from "../text/text.ts";

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
  /** By which channel it went; null while it did not, and for what went before that was kept. */
  via: z.enum(guestChannels).nullable().default(null),
  /** The latest reminder, change notice or thank-you after the invitation. */
  followedUp: z.strictObject({ kind: z.enum(followUps), at: z.date() }).nullable(),
  problem: z.enum(sendingProblems).nullable(),
});
type Step = z.output<typeof stepSchema>;

/** How far a guest's invitation is, inside their document. */
export const sendingSchema = z.strictObject({
  ...stepSchema.shape,
  /** What the latest mark wrote over, so that it can be taken back and is known when it is sent again. */
  before: z
    .strictObject({ ...stepSchema.shape, markId: documentIdSchema })
    .nullable()
    .default(null),
  /** What was carried to them last by a machine; null for whom everything went by hand. */
  dispatch: dispatchSchema.nullable().default(null),
});
export type Sending = z.output<typeof sendingSchema>;

/** How every guest begins. */
export const unsent: Sending = {
  state: "unsent",
  at: null,
  by: "",
  via: null,
  followedUp: null,
  problem: null,
  before: null,
  dispatch: null,
};

/** What somebody says of a message: opened in WhatsApp, sent, not sent after all, or that its number is wrong. */
export const sendingMarks = ["handed", "sent", "unsent", "wrong-number"] as const;
export type SendingMark = (typeof sendingMarks)[number];

/** What an invitation says of itself that did not go, or not after all. */
const notSent = { state: "unsent", at: null, by: "", via: null } as const;

interface Mark {
  run: SendingRun;
  mark: SendingMark;
  by: string;
  /** How the guest is reached. */
  channel: GuestChannel;
  at: Date;
}

/**
 * How far an invitation is after such a word.
 * @returns null where nothing changes: the mark is there already, or what is known says more
 */
export function markedSending(sending: Sending, mark: Mark & { markId: string }): Sending | null {
  const { before, dispatch, ...known } = sending;
  if (before?.markId === mark.markId) return null;
  const next = nextStep(known, mark);
  return next === null ? null : { ...next, dispatch, before: { ...known, markId: mark.markId } };
}

function nextStep(known: Step, { run, mark, by, channel, at }: Mark): Step | null {
  const isReached = known.problem === "wrong-number" ? { problem: null } : {};
  switch (mark) {
    case "wrong-number": {
      // Who wants no e-mail has said so for good.
      const problem = known.problem === "unsubscribed" ? known.problem : "wrong-number";
      return run === "invitation" ? { ...known, ...notSent, problem } : { ...known, problem };
    }
    case "handed":
      return run === "invitation" && known.state !== "sent"
        ? { ...known, state: "handed", at, by, via: "whatsapp" }
        : null;
    case "sent":
      // What was handed over went that way, whatever they are reached by.
      return run === "invitation"
        ? {
            ...known,
            ...isReached,
            state: "sent",
            at,
            by,
            via: known.state === "handed" ? known.via : channel,
          }
        : { ...known, ...isReached, followedUp: { kind: run, at } };
    case "unsent":
      // What was opened to follow up was not written down yet: an earlier one of its kind did go.
      return run !== "invitation" || known.state === "unsent" ? null : { ...known, ...notSent };
  }
}

/** What takes a mark back; null where it is not the latest. */
export function unmarkedSending({ before, dispatch }: Sending, markId: string): Sending | null {
  if (before?.markId !== markId) return null;
  const { markId: _taken, ...known } = before;
  return { ...known, before: null, dispatch };
}

/** What is known once a guest has another number: a wrong one, or none, is none any more. */
export function withNewNumber(sending: Sending): Sending {
  return withoutMissing(withoutWrongNumber(sending), "whatsApp");
}

function withoutWrongNumber(sending: Sending): Sending {
  return sending.problem === "wrong-number" ? { ...sending, problem: null, before: null } : sending;
}

/** Whether a message could not go because there was nowhere to send it, or nobody there who wants it. */
export function hasNoAddress(
  dispatch: Pick<Dispatch, "channel" | "state" | "problem"> | null,
  channel: DispatchChannel,
): boolean {
  if (dispatch?.channel !== channel || dispatch.state !== "failed") return false;
  return dispatch.problem === "no-address" || dispatch.problem === "unsubscribed";
}

function withoutMissing(sending: Sending, channel: DispatchChannel): Sending {
  return hasNoAddress(sending.dispatch, channel) ? { ...sending, dispatch: null } : sending;
}

/** A message to a guest waits to be carried. */
export function queuedSending(
  sending: Sending,
  message: Pick<Dispatch, "id" | "channel" | "run" | "by" | "at">,
): Sending {
  return { ...sending, dispatch: { ...message, state: "queued", problem: null } };
}

/** What became of a message that was carried. */
export interface DispatchEnd {
  id: string;
  state: Exclude<DispatchState, "queued">;
  problem: DispatchProblem | null;
  at: Date;
}

/**
 * What is known once a message was carried, or not; of WhatsApp also with all that is heard of it afterwards. Where
 * the other side went silent, somebody of the family must say whether an invitation has arrived; what follows it
 * counts as told.
 * @returns null where another message, or nobody, is meant, and where what is known says more
 */
export function dispatchedSending(sending: Sending, end: DispatchEnd): Sending | null {
  const { dispatch } = sending;
  // Of a mail no more is heard, except that it came back.
  return dispatch?.channel === "email" && dispatch.state !== "queued" ? null : withNews(sending, end);
}

function withNews(sending: Sending, { id, state, problem, at }: DispatchEnd): Sending | null {
  const { dispatch } = sending;
  if (dispatch?.id !== id || !isLaterDispatch(state, dispatch.state)) return null;
  const told: Sending = { ...sending, dispatch: { ...dispatch, state, problem, at } };
  const { run, by } = dispatch;
  if (state === "failed") return withFailure(told, dispatch);
  const reached = state === "delivered" || state === "read" ? withoutWrongNumber(told) : told;
  // It was taken before: how far the invitation is, is known.
  if (dispatch.state === "sent" || dispatch.state === "delivered") return reached;
  if (run !== "invitation") return { ...reached, before: null, followedUp: { kind: run, at } };
  if (sending.state === "sent") return { ...reached, before: null };
  const via = dispatch.channel === "email" ? "email" : "whatsapp";
  return { ...reached, before: null, state: state === "unsure" ? "handed" : "sent", at, by, via };
}

/** What was taken and came back was not sent; where it can never arrive, the address or number is wrong. */
function withFailure(told: Sending, { channel, run, state }: Dispatch): Sending {
  const failed: Sending = { ...told, before: null };
  const { followedUp, dispatch, problem } = failed;
  const taken: Sending =
    state === "queued"
      ? failed
      : run === "invitation"
        ? { ...failed, ...notSent }
        : { ...failed, followedUp: followedUp?.kind === run ? null : followedUp };
  if (dispatch?.problem !== "recipient" || problem === "unsubscribed") return taken;
  return { ...taken, problem: channel === "email" ? "bounced" : "wrong-number" };
}

/**
 * What is known once a mail that the other side had taken came back: it was not sent. For good, the address does
 * not exist; for now, it may be sent again.
 * @returns null where another message is meant, or where it is known already
 */
export function bouncedSending(
  sending: Sending,
  { id, isForGood, at }: { id: string; isForGood: boolean; at: Date },
): Sending | null {
  if (sending.dispatch?.state === "queued") return null;
  return withNews(sending, {
    id,
    state: "failed",
    problem: isForGood ? "recipient" : "returned",
    at,
  });
}

/** What is known once a guest has another e-mail address: one that did not exist is forgotten, their own word is not. */
export function withNewAddress(sending: Sending): Sending {
  const known: Sending =
    sending.problem === "bounced" ? { ...sending, problem: null, before: null } : sending;
  return withoutMissing(known, "email");
}

/** How a guest is reached, as far as a message needs it. */
interface Reached {
  phone: string | null;
  email: string | null;
}

/** What is known once a contact is written: nothing of a number or an address that it does not have any more. */
export function sendingAt(sending: Sending, before: Reached, after: Reached): Sending {
  const told = before.phone === after.phone ? sending : withNewNumber(sending);
  return before.email === after.email ? told : withNewAddress(told);
}

/** What is known of another entry with the same address once that address takes mails again. */
export function withOpenAddress(sending: Sending): Sending {
  const { dispatch } = sending;
  return dispatch?.state === "failed" && dispatch.problem === "unsubscribed"
    ? { ...sending, dispatch: null }
    : sending;
}

/** Whether a guest wants e-mails of this invitation, by their own word; an earlier mark cannot be taken back past it. */
export function withMailWish(sending: Sending, wants: boolean): Sending {
  const isStopped = sending.problem === "unsubscribed";
  return isStopped === wants ? { ...sending, problem: wants ? null : "unsubscribed", before: null } : sending;
}

/** That somebody was thanked at a moment; or that what went then did not arrive, or never went. */
export interface ThanksNews {
  at: Date;
  isThanked: boolean;
}

/** What a change says of thanks. A later message of another kind takes none back. */
export function thanksNews(before: Sending, after: Sending): ThanksNews | null {
  const [was, is] = [before.followedUp, after.followedUp];
  if (is?.kind === "thanks" && is.at.getTime() > (was?.at.getTime() ?? 0))
    return { at: is.at, isThanked: true };
  const isUndone = was?.kind === "thanks" && (is === null || is.at.getTime() < was.at.getTime());
  return isUndone ? { at: was.at, isThanked: false } : null;
}
