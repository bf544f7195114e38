import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { localizedTextSchema } from "../../text/language.ts";
import { limits } from "../../limits.ts";
import { textSchema } from "../../text/text.ts";

export const questionKinds = ["choice", "several", "text", "number"] as const;

/** Something that the family asks beside "will you come". */
export const questionSchema = z.strictObject({
  id: partIdSchema,
  kind: z.enum(questionKinds),
  label: localizedTextSchema(limits.rsvp.questionLabel),
  /** Of `choice` and `several`; empty for the others. */
  options: z
    .array(z.strictObject({ id: partIdSchema, label: localizedTextSchema(limits.rsvp.questionLabel) }))
    .max(limits.rsvp.questionOptions),
  isRequired: z.boolean(),
  /** Guests with one of these tags are asked; empty for all. */
  tags: z.array(textSchema(limits.guest.tag)).max(limits.guest.tags),
});
export type Question = z.output<typeof questionSchema>;

/** What was answered: one option, several, a text, or a number as digits. Always texts, so that forms carry it as it is. */
export const questionAnswerSchema = z
  .array(textSchema(limits.rsvp.questionText))
  .max(limits.rsvp.questionOptions);
export type QuestionAnswer = z.output<typeof questionAnswerSchema>;
