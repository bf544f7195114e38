import { AppError } from "@janur/domain/errors";
import { answeredFields } from "@janur/domain/guest/answered-guest";
import { visibleSection } from "@janur/domain/content/content";
import { countAction, type Guest } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/invitation/publication";
import { isRsvpOpen, makeAnswer, type AnswerInput } from "@janur/domain/rsvp/rsvp";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { checkAnswer } from "./check-answer.ts";
import { ownAnswer } from "./own-answer.ts";
import { keptKey } from "./repeated-answer.ts";

/** One attempt to answer, by a personal link (`token`) or under a typed `name`. */
export interface AnswerAttempt {
  token: string | null;
  name: string;
  /** Revision of the answer that the page showed, 0 for none. */
  basedOn: number;
  key: string;
  answer: AnswerInput;
  /** Keyed hash of the sender's address. */
  sender: string;
}

/** Where an answer is given: the page as far as the sender's link or proof opens it. */
export interface AnswerPlace {
  publication: Publication;
  rsvp: RsvpSection;
}

/** @throws AppError `rsvp/not-allowed` where no answer is asked for, `rsvp/closed` on a postponed or cancelled page */
export function answerPlace(publication: Publication): AnswerPlace {
  const rsvp = visibleSection(publication.content, "rsvp");
  if (rsvp === undefined || rsvp.policy === "nobody") throw new AppError("rsvp/not-allowed");
  if (publication.status !== "published") throw new AppError("rsvp/closed");
  return { publication, rsvp };
}

/**
 * The guest after this attempt; refuses what the rules of the invitation do not allow.
 * @throws AppError `rsvp/closed`, `rsvp/conflict` with the current answer, `limit/too-many-requests`, and as `checkAnswer`
 */
export function answeredGuest(place: AnswerPlace, attempt: AnswerAttempt, guest: Guest, now: Date): Guest {
  const { publication, rsvp } = place;
  const { content } = publication;
  if (!isRsvpOpen(rsvp, now)) throw new AppError("rsvp/closed");
  const revision = guest.answer?.revision ?? 0;
  if (attempt.basedOn !== revision) throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
  const input = checkAnswer({ content, rsvp, guest }, attempt.answer);
  const rate = countAction(guest.rates.rsvp, now, limits.rsvp.rate);
  if (rate === null) throw new AppError("limit/too-many-requests");
  const answer = makeAnswer(input, {
    revision: revision + 1,
    key: keptKey(attempt.key),
    answeredAt: now,
    by: "guest",
  });
  const { capacity } = publication.settings;
  const rates = { ...guest.rates, rsvp: rate };
  return { ...guest, ...answeredFields(guest, answer, capacity, now), rates };
}
