import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import type { Invitation } from "../invitation/invitation.ts";
import { languages, type LocalizedText } from "../text/language.ts";
import { limits } from "../limits.ts";
import { guestSideSchema } from "../side/guest-side.ts";
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
const wordsSchema = z.strictObject({ id: bodySchema, en: bodySchema });

/** What one family's guests read in the place of the common words; empty where those are theirs too. */
export const sideTextsSchema = z.partialRecord(guestSideSchema, wordsSchema);
export type SideTexts = z.output<typeof sideTextsSchema>;

/** Names each text that cannot be sent; an empty one is none. */
function checkTexts(
  kind: TemplateKind,
  texts: LocalizedText,
  path: string[],
  context: z.RefinementCtx,
): void {
  for (const language of languages) {
    const problem = texts[language] === "" ? null : textProblem(kind, texts[language]);
    if (problem !== null) context.addIssue({ code: "custom", path: [...path, language], message: problem });
  }
}

/** The same of families' words, under `sides`. */
export function checkSideTexts(kind: TemplateKind, sides: SideTexts, context: z.RefinementCtx): void {
  for (const [side, texts] of Object.entries(sides)) checkTexts(kind, texts, ["sides", side], context);
}

/** What a text is for, who speaks, and what is said. */
export const sendingTextSchema = z.strictObject({
  kind: z.enum(templateKinds),
  voice: z.enum(sendingVoices),
  text: wordsSchema,
});
export type SendingText = z.output<typeof sendingTextSchema>;

/** A family's own text; a language that it does not have is empty. */
export const sendingTemplateSchema = z
  .strictObject({
    id: documentIdSchema,
    name: textSchema(s.templateName).min(1),
    ...sendingTextSchema.shape,
    /** Where there is none, everybody reads the same. */
    sides: sideTextsSchema.exactOptional(),
  })
  .superRefine(({ kind, text, sides = {} }, context) => {
    if (text.id + text.en === "")
      context.addIssue({ code: "custom", path: ["text", "id"], message: "empty" });
    checkTexts(kind, text, ["text"], context);
    checkSideTexts(kind, sides, context);
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
