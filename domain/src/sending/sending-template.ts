import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import type { Invitation } from "../invitation/invitation.ts";
import { languages } from "../text/language.ts";
import { limits } from "../limits.ts";
import { hasPlaceholder, unknownPlaceholders } from "./sending-placeholder.ts";
import type { SendingRun } from "../guest/sending-run.ts";
import { textSchema } from "../text/text.ts";

/** What a text to guests is for. */
export const templateKinds = [
  "invitation",
  "reminder",
  "change",
  "postponed",
  "cancelled",
  "thanks",
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Who speaks, and how. */
export const sendingVoices = ["formal", "relative", "office", "friends"] as const;
export type SendingVoice = (typeof sendingVoices)[number];

const s = limits.sending;

/** What is wrong with a text to guests, in the order of what matters. */
type TextProblem = "unknownPlaceholder" | "missingLink";

/** Null for a text that can be sent. Thanks go without a link, too. */
export function textProblem(kind: TemplateKind, text: string): TextProblem | null {
  if (unknownPlaceholders(text).length > 0) return "unknownPlaceholder";
  return kind === "thanks" || hasPlaceholder(text, "link") ? null : "missingLink";
}

const bodySchema = textSchema(s.text);

/** What a text is for, who speaks, and what is said. */
export const sendingTextSchema = z.strictObject({
  kind: z.enum(templateKinds),
  voice: z.enum(sendingVoices),
  text: z.strictObject({ id: bodySchema, en: bodySchema }),
});
export type SendingText = z.output<typeof sendingTextSchema>;

/** A family's own text; a language that it does not have is empty. */
export const sendingTemplateSchema = z
  .strictObject({
    id: documentIdSchema,
    name: textSchema(s.templateName).min(1),
    ...sendingTextSchema.shape,
  })
  .superRefine(({ kind, text }, context) => {
    const said = languages.filter((language) => text[language] !== "");
    if (said.length === 0) context.addIssue({ code: "custom", path: ["text", "id"], message: "empty" });
    for (const language of said) {
      const problem = textProblem(kind, text[language]);
      if (problem !== null) context.addIssue({ code: "custom", path: ["text", language], message: problem });
    }
  });
export type SendingTemplate = z.output<typeof sendingTemplateSchema>;

/** `invitations/{id}/sending/templates`: the family's own texts, oldest first. */
export const sendingTemplatesSchema = z.strictObject({
  templates: z.array(sendingTemplateSchema).max(s.templates),
});

/** Which texts a run is written with: news depend on what has become of the feast. */
export function templateKindOf(run: SendingRun, { status }: Pick<Invitation, "status">): TemplateKind {
  if (run !== "change") return run;
  return status === "postponed" || status === "cancelled" ? status : "change";
}
