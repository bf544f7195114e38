import { localize } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Question } from "@janur/domain/content/sections/question";
import { offeredOptions } from "@janur/domain/content/question-answer";
import type { ReactNode } from "react";
import { questionPrefix } from "../../data/rsvp-fields.ts";
import type { SectionContext } from "../context.ts";
import { isMarked } from "./field-limit.tsx";
import { Option } from "./option.tsx";

/**
 * What the family asks beside "will you come". Nothing here is `required`:
 * these fields are not shown to somebody who is not coming, and a field that
 * cannot be seen must not stop a form; the server asks again.
 */
export function RsvpQuestions(props: {
  questions: readonly Question[];
  /** By question id, as typed or as kept. */
  answers: Record<string, string[]> | undefined;
  context: SectionContext;
  /** Names of fields that a refusal found wrong. */
  wrong: readonly string[];
}): ReactNode {
  const { questions, answers, context, wrong } = props;
  return questions.map((question) => (
    <RsvpQuestion
      key={question.id}
      question={question}
      answer={answers?.[question.id] ?? []}
      context={context}
      isWrong={isMarked(wrong, `answer.questions.${question.id}`)}
    />
  ));
}

function RsvpQuestion(props: {
  question: Question;
  answer: readonly string[];
  context: SectionContext;
  isWrong: true | undefined;
}): ReactNode {
  const { question, answer, context, isWrong } = props;
  const { t, language } = context;
  const { kind, isRequired } = question;
  const name = `${questionPrefix}${question.id}`;
  const isTooLong = answer.some((text) => text.length > limits.rsvp.questionText);
  const label = (
    <>
      {localize(question.label, language)}{" "}
      <span className="small">{isRequired ? t.required : t.optional}</span>
    </>
  );
  const needId = isRequired ? `need-${question.id}` : undefined;
  // What the server, or the script before it, marks as wrong shows it.
  const need = isRequired && !isTooLong && (
    <span className="strong need" id={needId}>
      {t.needed}
    </span>
  );
  const marks = {
    "aria-invalid": isWrong,
    "aria-describedby": needId,
    "data-need": isRequired ? name : undefined,
  };
  const shared = { name, ...marks };
  switch (kind) {
    case "choice":
    case "several":
      return (
        <fieldset {...marks}>
          <legend>{label}</legend>
          <div className="opts list">
            {offeredOptions(question).map((option) => (
              <Option
                key={option.id}
                type={kind === "choice" ? "radio" : "checkbox"}
                name={name}
                value={option.id}
                isChosen={answer.includes(option.id)}
              >
                {localize(option.label, language)}
              </Option>
            ))}
          </div>
          {need}
        </fieldset>
      );
    case "text":
      return (
        <label className="f">
          {label}
          {isWrong && isTooLong && <span className="small"> {t.textLimit(limits.rsvp.questionText)}</span>}
          <textarea rows={2} maxLength={limits.rsvp.questionText} defaultValue={answer[0]} {...shared} />
          {need}
        </label>
      );
    case "number":
      return (
        <label className="f">
          {label}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={999_999}
            defaultValue={answer[0]}
            {...shared}
          />
          {need}
        </label>
      );
  }
}
