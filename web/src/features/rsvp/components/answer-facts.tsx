import { localize } from "@janur/domain/text/language";
import type { Question, QuestionAnswer } from "@janur/domain/content/sections/question";
import type { Answer, AnswerInput } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import type { AnswerTerms } from "../terms.ts";
import classes from "./answer-facts.module.css";

const shapes = { yes: "●", maybe: "◑", no: "○" } as const;

/** "● Hadir, 3 orang": shape and word, never colour alone. */
export function Verdict({ answer }: { answer: { attendance: Attendance; people: number } }) {
  const { t } = useTranslation("rsvp");
  return (
    <p className={classes.verdict}>
      <span aria-hidden data-attendance={answer.attendance}>
        {shapes[answer.attendance]}
      </span>{" "}
      {t(`attendance.${answer.attendance}`)}
      {answer.attendance !== "no" && `, ${t("people", { count: answer.people })}`}
    </p>
  );
}

/** Everything that was said, in the order of the form. */
export function AnswerFacts({
  answer,
  terms,
}: {
  answer: AnswerInput & Pick<Answer, "attendance" | "people">;
  terms: AnswerTerms;
}) {
  const { t } = useTranslation("rsvp");
  const language = currentLanguage();
  const said = terms.ceremonies.flatMap(({ id, name }) => {
    const reply = answer.ceremonies[id];
    return reply === undefined ? [] : [{ id, name: localize(name, language), reply }];
  });
  const heads = [
    ...(answer.children > 0 ? [t("adults", { count: answer.adults })] : []),
    ...(answer.children > 0 ? [t("children", { count: answer.children })] : []),
  ];
  const asked = terms.questions.flatMap((question) => {
    const given = answer.questions[question.id];
    return given === undefined || given.length === 0 ? [] : [{ question, given }];
  });
  return (
    <div className={classes.facts}>
      <Verdict answer={answer} />
      {heads.length > 0 && <p>{heads.join(", ")}</p>}
      {terms.ceremonies.length > 1 && said.length > 0 && (
        <ul className={classes.ceremonies}>
          {said.map(({ id, name, reply }) => (
            <li key={id}>
              {name}: {t(`attendance.${reply}`)}
            </li>
          ))}
        </ul>
      )}
      {answer.representedBy !== "" && <p>{t("representedBy", { name: answer.representedBy })}</p>}
      {answer.companions.length > 0 && <p>{t("companions", { names: answer.companions.join(", ") })}</p>}
      {answer.note !== "" && <blockquote dir="auto">{answer.note}</blockquote>}
      {asked.length > 0 && (
        <dl className={classes.questions}>
          {asked.map(({ question, given }) => (
            <QuestionFact key={question.id} question={question} given={given} />
          ))}
        </dl>
      )}
    </div>
  );
}

function QuestionFact({ question, given }: { question: Question; given: QuestionAnswer }) {
  const language = currentLanguage();
  const texts = given.map((value) => {
    const option = question.options.find(({ id }) => id === value);
    return option === undefined ? value : localize(option.label, language);
  });
  return (
    <>
      <dt>{localize(question.label, language)}</dt>
      <dd dir="auto">{texts.join(", ")}</dd>
    </>
  );
}
