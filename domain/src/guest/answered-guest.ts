import type { Guest } from "./guest.ts";
import { limits } from "../limits.ts";
import type { Answer, AnswerChange } from "../rsvp/rsvp.ts";
import { seatAfter } from "./seat.ts";

/** What an answer changes in a guest's document, to be written at once. */
export type AnsweredFields = Pick<Guest, "answer" | "history" | "seat" | "updatedAt">;

/** The fields of a guest after `answer`: the one before it goes into the history, and seats are asked for where they are counted. */
export function answeredFields(
  guest: Pick<Guest, "answer" | "history" | "listing" | "seat">,
  answer: Answer,
  capacity: number | null,
  now: Date,
): AnsweredFields {
  return {
    answer,
    history: historyAfter(guest),
    seat: seatAfter(guest, answer, capacity, now),
    updatedAt: now,
  };
}

/** Earlier answers with the present one as the newest; the oldest are forgotten beyond the limit. */
export function historyAfter({ answer, history }: Pick<Guest, "answer" | "history">): AnswerChange[] {
  if (answer === null) return history;
  const { revision, attendance, people, by, answeredAt } = answer;
  return [...history, { revision, attendance, people, by, answeredAt }].slice(-limits.rsvp.history);
}
