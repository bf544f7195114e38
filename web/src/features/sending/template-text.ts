import type { Language } from "@janur/domain/text/language";
import { placeFillingSchema } from "@janur/domain/sending/sending-message";
import { written } from "@janur/domain/sending/sending-placeholder";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { textOf, type MessageTemplate, type TemplateChoice } from "./template-choice.ts";

/** What keeps a filled template from being sent. */
export type FillingProblem = "unwritable" | "missingLink";

/** In which of our languages a template is filled. */
export function languageOf({ language }: Pick<TemplateChoice, "language">): Language {
  return language.startsWith("id") ? "id" : "en";
}

/** A template as a text of ours, in the language that it is filled in, and what is wrong with it. */
export function templateText(
  run: SendingRun,
  { body }: MessageTemplate,
  choice: TemplateChoice,
): { text: string; language: Language; problem: FillingProblem | null } {
  const { fillings } = choice;
  const language = languageOf(choice);
  const hasLink = fillings.some((filling) => filling.kind === "place" && filling.place === "link");
  const isWritable = fillings.every((filling) => placeFillingSchema.safeParse(filling).success);
  return {
    text: textOf(body, fillings, (place) => written(place, language)),
    language,
    problem: !isWritable ? "unwritable" : run === "thanks" || hasLink ? null : "missingLink",
  };
}
