import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { phoneSchema } from "../contact/contact.ts";
import { documentIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { limits } from "../limits.ts";
import { messageTemplateSchema } from "../integration/whatsapp-message.ts";
import { sendingMarks } from "../guest/sending.ts";
import { placeFillingSchema } from "../sending/sending-message.ts";
import { sendingRuns, type SendingRun } from "../guest/sending-run.ts";
import { unknownPlaceholders } from "../sending/sending-placeholder.ts";
import {
  checkSideTexts,
  sendingTemplateSchema,
  sendingTextSchema,
  sideTextsSchema,
  templateKinds,
  textProblem,
  type SideTexts,
} from "../sending/sending-template.ts";
import { textSchema } from "../text/text.ts";

const s = limits.sending;
const invitationRef = { invitationId: documentIdSchema };
const runSchema = z.enum(sendingRuns);

/** What guests of a run read, with places in braces. */
const runWords = {
  run: runSchema,
  language: languageSchema,
  text: textSchema(s.text).min(1),
  /** What guests of a family with a version read instead. */
  sides: sideTextsSchema.exactOptional(),
};

function checkWords(
  { run, text, sides = {} }: { run: SendingRun; text: string; sides?: SideTexts },
  context: z.RefinementCtx,
): void {
  const problem = textProblem(run, text);
  if (problem !== null) context.addIssue({ code: "custom", path: ["text"], message: problem });
  checkSideTexts(run, sides, context);
}

/** Operations of who sends invitations; part of `hostCallables`. */
export const sendingCallables = {
  /**
   * Says of guests' messages how far they are. Sent again under the same `markId` it changes nothing. `marked` counts
   * the guests that now say so; those that are gone are left out. `team/not-allowed` for a sender's guests of others.
   */
  markSent: {
    capability: "sendInvitations",
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
    capability: "sendInvitations",
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
    capability: "sendInvitations",
    input: z
      .strictObject({
        ...invitationRef,
        guestIds: z.array(documentIdSchema).min(1).max(s.prepared),
        ...runWords,
      })
      .superRefine(checkWords),
    output: z.strictObject({
      messages: z.array(
        z.strictObject({ guestId: documentIdSchema, phone: phoneSchema.nullable(), text: z.string() }),
      ),
    }),
  },
  /**
   * Queues e-mails to some guests; a guest's document says how far theirs is. Sent again under the same `sendingId` it
   * queues nothing more, and nobody is written to twice for one run. Guests who need none are left out, those without
   * an address say so. `limited` are left for tomorrow. `team/email-unverified` unless the caller's own address is
   * confirmed; `invitation/wrong-status`, `team/not-allowed` as above.
   */
  sendMails: {
    capability: "sendInvitations",
    input: z
      .strictObject({
        ...invitationRef,
        sendingId: documentIdSchema,
        guestIds: z.array(documentIdSchema).min(1).max(s.mailed),
        ...runWords,
        /** With places in braces, as the text. */
        subject: textSchema(s.subject).min(1),
        /** Whether answers go to the caller's own address. */
        takesReplies: z.boolean(),
      })
      .superRefine(({ subject, ...words }, context) => {
        checkWords(words, context);
        if (unknownPlaceholders(subject).length > 0)
          context.addIssue({ code: "custom", path: ["subject"], message: "unknownPlaceholder" });
      }),
    output: z.strictObject({ queued: z.int(), limited: z.int() }),
  },
  /**
   * Queues WhatsApp messages to some guests over the invitation's own number, with a template that Meta has approved.
   * The rest is as with e-mails; who has no number says so. `integration/not-found`, `integration/meta-unreachable`,
   * `integration/meta-refused`, `sending/template-changed` where the template is gone or has another number of places.
   */
  sendWhatsApp: {
    capability: "sendInvitations",
    input: z
      .strictObject({
        ...invitationRef,
        sendingId: documentIdSchema,
        guestIds: z.array(documentIdSchema).min(1).max(s.mailed),
        run: runSchema,
        language: languageSchema,
        appId: documentIdSchema,
        template: messageTemplateSchema,
        /** What fills its places, in their order. */
        fillings: z.array(placeFillingSchema).max(limits.integration.whatsApp.values),
      })
      .superRefine(({ run, fillings }, context) => {
        const hasLink = fillings.some((filling) => filling.kind === "place" && filling.place === "link");
        if (run !== "thanks" && !hasLink)
          context.addIssue({ code: "custom", path: ["fillings"], message: "missingLink" });
      }),
    output: z.strictObject({ queued: z.int(), limited: z.int() }),
  },
  /** Texts that every family has, and those that it keeps of its own, oldest first; and whether messages can go over a number of the invitation's own. */
  listSendingTemplates: {
    capability: "sendInvitations",
    input: z.strictObject(invitationRef),
    output: z.strictObject({
      samples: z.array(sendingTextSchema),
      templates: z.array(sendingTemplateSchema),
      /** What e-mails are called, by what they are for. */
      subjects: z.record(z.enum(templateKinds), z.strictObject({ id: z.string(), en: z.string() })),
      /** The WhatsApp number that is connected; null where there is none. */
      whatsApp: z.strictObject({ appId: documentIdSchema, isFailing: z.boolean() }).nullable(),
    }),
  },
  /**
   * Adds a text, or changes the one with this id; without `sides`, what families say in it stays. `input/invalid` names
   * the language whose text cannot be sent; `sending/template-limit`; `team/not-allowed` for one family's editor where
   * the other family's words would change.
   */
  saveSendingTemplate: {
    capability: "editTemplates",
    checked: "inside",
    input: z.strictObject({ ...invitationRef, template: sendingTemplateSchema }),
    output: z.strictObject({}),
  },
  /** Forgets a text; one that is gone already is no mistake. `team/not-allowed` for one family's editor where the other family has words in it. */
  removeSendingTemplate: {
    capability: "editTemplates",
    checked: "inside",
    input: z.strictObject({ ...invitationRef, templateId: documentIdSchema }),
    output: z.strictObject({}),
  },
} as const satisfies HostContracts;
export type SendingCallables = typeof sendingCallables;
