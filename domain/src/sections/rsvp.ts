import * as z from "zod";
import { instantSchema } from "../instant.ts";
import { paragraphSchema, sectionBase, shortTextSchema } from "./base.ts";

export const rsvpPolicies = ["anyone", "listed"] as const;

export const rsvpSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("rsvp"),
  heading: shortTextSchema,
  text: paragraphSchema,
  /** Last moment for an answer, by the server's clock. */
  deadlineAt: instantSchema.nullable(),
  /** `listed`: only guests with a personal link; `anyone`: also people without one. */
  policy: z.enum(rsvpPolicies),
  isMaybeOffered: z.boolean(),
});
export type RsvpSection = z.infer<typeof rsvpSectionSchema>;
