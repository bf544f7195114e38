import * as z from "zod";
import { phoneSchema } from "./contact.ts";
import { documentIdSchema } from "./id.ts";
import { languageSchema } from "./language.ts";
import { limits } from "./limits.ts";
import { sendingMarks } from "./sending.ts";
import { sendingRuns } from "./sending-run.ts";
import { sendingTemplateSchema, sendingTextSchema, textProblem } from "./sending-template.ts";
import { textSchema } from "./text.ts";

const s = limits.sending;
const invitationRef = { invitationId: documentIdSchema };
const runSchema = z.enum(sendingRuns);

/** Operations of who sends invitations; part of `hostCallables`. */
export const sendingCallables = {
  /**
   * Says of guests' messages how far they are. Sent again under the same `markId` it changes nothing. `marked` counts
   * the guests that now say so; those that are gone are left out. `team/not-allowed` for a sender's guests of others.
   */
  markSent: {
    input: z.strictObject({
      ...invitationRef,
      markId: documentIdSchema,
      guestIds: z.array(documentIdSchema).min(1).max(s.marked),
      run: runSchema,
      mark: z.enum(sendingMarks),
    }),
    output: z.strictObject({ marked: z.int() }),
  },
  /** Takes such a word back where it is the latest. `team/not-allowed` as above. */
  unmarkSent: {
    input: z.strictObject({
      ...invitationRef,
      markId: documentIdSchema,
      guestIds: z.array(documentIdSchema).min(1).max(s.marked),
    }),
    output: z.strictObject({ restored: z.int() }),
  },
  /**
   * Messages to some guests, filled with what was published and is theirs, and with the personal link. Guests that are
   * gone, without a link, and of others where a sender asks, are left out. `invitation/wrong-status` while nothing is published.
   */
  prepareSending: {
    input: z
      .strictObject({
        ...invitationRef,
        guestIds: z.array(documentIdSchema).min(1).max(s.prepared),
        run: runSchema,
        language: languageSchema,
        /** With places in braces. */
        text: textSchema(s.text).min(1),
      })
      .superRefine(({ run, text }, context) => {
        const problem = textProblem(run, text);
        if (problem !== null) context.addIssue({ code: "custom", path: ["text"], message: problem });
      }),
    output: z.strictObject({
      messages: z.array(
        z.strictObject({ guestId: documentIdSchema, phone: phoneSchema.nullable(), text: z.string() }),
      ),
    }),
  },
  /** Texts that every family has, and those that it keeps of its own, oldest first. */
  listSendingTemplates: {
    input: z.strictObject(invitationRef),
    output: z.strictObject({
      samples: z.array(sendingTextSchema),
      templates: z.array(sendingTemplateSchema),
    }),
  },
  /** Adds a text, or changes the one with this id. `input/invalid` names the language whose text cannot be sent; `sending/template-limit`. */
  saveSendingTemplate: {
    input: z.strictObject({ ...invitationRef, template: sendingTemplateSchema }),
    output: z.strictObject({}),
  },
  /** Forgets a text; one that is gone already is no mistake. */
  removeSendingTemplate: {
    input: z.strictObject({ ...invitationRef, templateId: documentIdSchema }),
    output: z.strictObject({}),
  },
} as const;
export type SendingCallables = typeof sendingCallables;
