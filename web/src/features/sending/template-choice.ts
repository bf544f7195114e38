import {
  placeFillingSchema,
  type PlaceFilling,
  type TemplatePlace,
} from "@janur/domain/sending/sending-message";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import * as z from "zod";
import type { HostOutput } from "../../lib/client/callables.ts";
import { ownKey } from "../../lib/session/session.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

export type MessageTemplate = HostOutput<"listMessageTemplates">["templates"][number];

const choiceSchema = z.object({
  name: z.string(),
  language: z.string(),
  fillings: z.array(placeFillingSchema),
});
/** A template of Meta's, and what fills its places in their order. */
export type TemplateChoice = z.output<typeof choiceSchema>;

const keyOf = (run: SendingRun) => ownKey("whatsAppTemplate", run);

/** Kept on the device, for each run of its own. */
export function keepChoice(run: SendingRun, choice: TemplateChoice): void {
  writeStored("localStorage", keyOf(run), JSON.stringify(choice));
}

/** What was sent with last, where the template is as it was; otherwise the first one. */
export function firstChoice(run: SendingRun, templates: readonly MessageTemplate[]): TemplateChoice | null {
  const stored = readStored("localStorage", keyOf(run));
  try {
    const kept = choiceSchema.parse(JSON.parse(stored ?? ""));
    const isKnown = templates.some(
      (known) => isTemplate(known, kept) && known.values === kept.fillings.length,
    );
    if (isKnown) return kept;
  } catch {
    // Nothing was kept, or something else.
  }
  return templates[0] === undefined ? null : guessedChoice(run, templates[0]);
}

export function isTemplate(
  template: Pick<MessageTemplate, "name" | "language">,
  { name, language }: Pick<TemplateChoice, "name" | "language">,
): boolean {
  return template.name === name && template.language === language;
}

const between: readonly TemplatePlace[] = ["event", "time", "place", "deadline", "sender", "hosts"];

/** Name first and link last, as messages are mostly written; between them what a guest has to know. */
export function guessedChoice(run: SendingRun, { name, language, values }: MessageTemplate): TemplateChoice {
  const middle = run === "change" ? (["changes", ...between] as const) : between;
  const fillings = Array.from({ length: values }, (_, index): PlaceFilling => {
    if (index === values - 1) return { kind: "place", place: "link" };
    return { kind: "place", place: index === 0 ? "envelope" : (middle[index - 1] ?? "hosts") };
  });
  return { name, language, fillings };
}

/** A template's body as a text of ours, which can be filled for a guest. @param written of a place of ours, in braces */
export function textOf(
  body: string,
  fillings: readonly PlaceFilling[],
  written: (place: TemplatePlace) => string,
): string {
  return body.replace(/\{\{(\d+)\}\}|[{}]/g, (brace, number?: string) => {
    if (number === undefined) return brace === "{" ? "(" : ")";
    const filling = fillings[Number(number) - 1];
    if (filling === undefined) return "…";
    return filling.kind === "text" ? filling.text : written(filling.place);
  });
}
