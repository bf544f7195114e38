import { localize } from "@janur/domain/text/language";
import type { Question } from "@janur/domain/content/sections/question";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import { ownDataMessages } from "../../texts/own-data-messages.ts";
import type { SectionContext } from "./context.ts";

/**
 * What a guest wrote beside yes, no and numbers, as label and words; what they left empty is left out.
 * @param questions all that the invitation asks, of others too
 */
export function answerWords(
  { t, language }: Pick<SectionContext, "t" | "language">,
  answer: Answer,
  questions: readonly Question[],
): [label: string, value: string][] {
  const own = ownDataMessages[language];
  // A question that the family has taken away left its answer behind.
  const said = (id: string, values: readonly string[]): [label: string, value: string] => {
    const question = questions.find((asked) => asked.id === id);
    const word = (value: string) => {
      const option = question?.options.find((offered) => offered.id === value);
      return option === undefined ? value : localize(option.label, language);
    };
    return [(question && localize(question.label, language)) || own.question, values.map(word).join(", ")];
  };
  const words: [label: string, value: string][] = [
    [own.companions, answer.companions.join(", ")],
    [t.representative, answer.representedBy],
    ...Object.entries(answer.questions).map(([id, given]) => said(id, given)),
    [own.note, answer.note],
  ];
  return words.filter(([, value]) => value !== "");
}
