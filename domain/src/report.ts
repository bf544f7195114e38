import * as z from "zod";
import { contentSchema } from "./content.ts";
import { documentIdSchema } from "./id.ts";
import { limits } from "./limits.ts";
import { slugSchema } from "./slug.ts";
import { textSchema } from "./text.ts";

export const reportReasons = ["scam", "impersonation", "offensive", "private-data", "other"] as const;

/** What somebody tells us about a page that should not be there. */
export const reportInputSchema = z.strictObject({
  reason: z.enum(reportReasons),
  text: textSchema(limits.report.text),
  /** How to reach the reporter, if she wants an answer. */
  contact: textSchema(limits.report.contact),
});
export type ReportInput = z.infer<typeof reportInputSchema>;

/** `reports/{id}`: with the page as it was, because pages change once they are reported. */
export const reportSchema = z.strictObject({
  id: documentIdSchema,
  ...reportInputSchema.shape,
  status: z.enum(["open", "handled"]),
  slug: slugSchema,
  invitationId: documentIdSchema,
  snapshot: z.strictObject({ revision: z.int().min(1), content: contentSchema, senderName: z.string() }),
  createdAt: z.date(),
});
export type Report = z.output<typeof reportSchema>;
