import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { readAnswers } from "@janur/domain/content/question-answer";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { makeAnswer, type AnswerInput } from "@janur/domain/rsvp/rsvp";
import { ownAnswer } from "./own-answer.ts";

/**
 * What is kept of a guest's key, in the form of a key. The key itself leads whoever sends it again to the guest whom it
 * made, and to their link, and all of the team read their document.
 */
export function keptKey(key: string): string {
  return createHash("sha256").update(`answer-key\n${key}`).digest().subarray(0, 16).toString("base64url");
}

function isMadeBy({ answer }: Guest, { key }: { key: string }): boolean {
  return answer !== null && answer.key === keptKey(key);
}

/**
 * Whether this attempt has taken effect before. The key alone does not say so: whoever was not told of the first answer
 * may have changed it before they sent it again, and then it is an answer of its own, based on what they had seen.
 */
export function isRepeated(
  { questions }: Pick<RsvpSection, "questions">,
  guest: Guest,
  attempt: { key: string; answer: AnswerInput },
): boolean {
  const { answer: kept, tags } = guest;
  if (kept === null || !isMadeBy(guest, attempt)) return false;
  const { revision, key, answeredAt, by } = kept;
  const isComing = kept.attendance !== "no";
  const read = readAnswers(questions, attempt.answer.questions, { tags, isComing });
  if ("wrong" in read) return false;
  const said = { ...attempt.answer, questions: read.kept };
  return isDeepStrictEqual(makeAnswer(said, { revision, key, answeredAt, by }), kept);
}

/**
 * Lets through the maker of this guest's answer: whoever sends another in their name needs their link.
 * @throws AppError `rsvp/conflict` with the current answer
 */
export function requireMaker(guest: Guest, attempt: { key: string }): void {
  if (guest.answer !== null && !isMadeBy(guest, attempt))
    throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
}
