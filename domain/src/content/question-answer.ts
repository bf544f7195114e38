import type { LocalizedText } from "../text/language.ts";
import type { Question, QuestionAnswer } from "./sections/question.ts";

/**
 * Whether this question is for a guest with these tags. One that has no words
 * yet is for nobody, and neither is a choice without a worded option.
 */
export function isAsked(
  question: Pick<Question, "kind" | "label" | "options" | "tags">,
  tags: readonly string[],
): boolean {
  if (!isWorded(question.label)) return false;
  const isChoice = question.kind === "choice" || question.kind === "several";
  if (isChoice && offeredOptions(question).length === 0) return false;
  return question.tags.length === 0 || question.tags.some((tag) => tags.includes(tag));
}

/** The options that guests may choose: one that was only begun is none. */
export function offeredOptions({ options }: Pick<Question, "options">): Question["options"] {
  return options.filter(({ label }) => isWorded(label));
}

function isWorded(label: LocalizedText): boolean {
  return Object.values(label).some((text) => text !== "");
}

const wholeNumber = /^\d{1,6}$/;

/** Whether `answer` is one that `question` takes; nothing is an answer too, unless it is required. */
export function isGoodAnswer(question: Question, answer: QuestionAnswer): boolean {
  const given = answer.filter((value) => value !== "");
  if (given.length === 0) return !question.isRequired;
  const isOption = (value: string) => offeredOptions(question).some(({ id }) => id === value);
  switch (question.kind) {
    case "choice":
      return given.length === 1 && given.every(isOption);
    case "several":
      return new Set(given).size === given.length && given.every(isOption);
    case "text":
      return given.length === 1;
    case "number":
      return given.length === 1 && given.every((value) => wholeNumber.test(value));
  }
}

/**
 * The answers that count for a guest with these tags, without empty values;
 * those to questions that they are not asked are dropped.
 * @param isComing whoever is not coming need not answer anything
 * @returns ids that are no question of the invitation or have no good answer, or the answers to keep
 */
export function readAnswers(
  questions: readonly Question[],
  given: Readonly<Record<string, QuestionAnswer>>,
  guest: { tags: readonly string[]; isComing: boolean },
): { wrong: string[] } | { kept: Record<string, QuestionAnswer> } {
  const unknown = Object.keys(given).filter((id) => !questions.some((question) => question.id === id));
  const asked = questions.filter((question) => isAsked(question, guest.tags));
  const answers = asked.map((question) => {
    const values = Object.hasOwn(given, question.id) ? (given[question.id] ?? []) : [];
    return { question, values: values.filter((value) => value !== "") };
  });
  const bad = answers.filter(
    ({ question, values }) =>
      !isGoodAnswer({ ...question, isRequired: question.isRequired && guest.isComing }, values),
  );
  const wrong = [...unknown, ...bad.map(({ question }) => question.id)];
  if (wrong.length > 0) return { wrong };
  return {
    kept: Object.fromEntries(
      answers.flatMap(({ question, values }) => (values.length === 0 ? [] : [[question.id, values]])),
    ),
  };
}
