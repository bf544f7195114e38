import { ceremoniesOf, type Content } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { answerProblem, type AnswerInput } from "@janur/domain/rsvp";

/**
 * Refuses an answer that this invitation and these seats do not allow.
 * @throws AppError `rsvp/too-many-people` with `seats`, `input/invalid` with the field
 */
export function checkAnswer(
  content: Content,
  answer: AnswerInput,
  rules: { seats: number; isMaybeOffered: boolean },
): void {
  const ceremonyIds = ceremoniesOf(content).map((ceremony) => ceremony.id);
  const problem = answerProblem(answer, { ceremonyIds, ...rules });
  switch (problem) {
    case null:
      return;
    case "too-many-people":
      throw new AppError("rsvp/too-many-people", { seats: rules.seats });
    case "nobody":
      throw new AppError("input/invalid", { fields: ["answer.adults"] });
    case "no-ceremony":
    case "maybe-not-offered":
      throw new AppError("input/invalid", { fields: ["answer.ceremonies"] });
  }
}
