import { ceremoniesFor } from "@janur/domain/guest/audience";
import type { Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { readAnswers } from "@janur/domain/content/question-answer";
import { answerProblem, overallAttendance, type AnswerInput } from "@janur/domain/rsvp/rsvp";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";

/** What binds an answer: the guest's own seats, ceremonies and tags, and what the section asks. */
export interface AnswerRules {
  content: Content;
  rsvp: Pick<RsvpSection, "isMaybeOffered" | "questions">;
  guest: Pick<Guest, "seats" | "ceremonies" | "tags">;
}

/**
 * Refuses an answer that this invitation and this guest's entry do not allow.
 * @returns the answer to keep, without what they were not asked
 * @throws AppError `rsvp/too-many-people` with `seats`, `input/invalid` with the fields
 */
export function checkAnswer({ content, rsvp, guest }: AnswerRules, answer: AnswerInput): AnswerInput {
  const ceremonyIds = ceremoniesFor(content, guest).map(({ id }) => id);
  const { isMaybeOffered } = rsvp;
  const problem = answerProblem(answer, { ceremonyIds, seats: guest.seats, isMaybeOffered });
  switch (problem) {
    case null:
      break;
    case "too-many-people":
      throw new AppError("rsvp/too-many-people", { seats: guest.seats });
    case "nobody":
      throw new AppError("input/invalid", { fields: ["answer.adults"] });
    case "too-many-companions":
      throw new AppError("input/invalid", { fields: ["answer.companions"] });
    case "no-ceremony":
    case "maybe-not-offered":
      throw new AppError("input/invalid", { fields: ["answer.ceremonies"] });
  }
  const isComing = overallAttendance(answer.ceremonies) !== "no";
  const read = readAnswers(rsvp.questions, answer.questions, { tags: guest.tags, isComing });
  if ("wrong" in read) {
    throw new AppError("input/invalid", { fields: read.wrong.map((id) => `answer.questions.${id}`) });
  }
  return { ...answer, questions: read.kept };
}
