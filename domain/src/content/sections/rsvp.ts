import * as z from "zod";
import { instantSchema } from "../../time/instant.ts";
import { limits } from "../../limits.ts";
import { questionSchema } from "./question.ts";
import { paragraphSchema, sectionBase, shortTextSchema } from "./base.ts";

/**
 * Who may answer. `listed`: guests with a personal link; `anyone`: also people
 * without one, whose answers wait in the inbox; `open`: the same, but they are
 * on the list at once; `nobody`: an open house that asks for no answer.
 */
export const rsvpPolicies = ["anyone", "listed", "open", "nobody"] as const;

export const rsvpSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("rsvp"),
  heading: shortTextSchema,
  text: paragraphSchema,
  /** Last moment for an answer, by the server's clock. */
  deadlineAt: instantSchema.nullable(),
  policy: z.enum(rsvpPolicies),
  isMaybeOffered: z.boolean(),
  /** Whether whoever is coming finds the code on the page that lets them in at the door. */
  isCodeShown: z.boolean().default(false),
  questions: z.array(questionSchema).max(limits.rsvp.questions).default([]),
});
export type RsvpSection = z.infer<typeof rsvpSectionSchema>;
