import * as z from "zod";
import { chatIdSchema, chatMessageSchema } from "./chat.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import { messageActionSchema } from "../moderation/moderation.ts";
import { pageReportSchema, reportFrame, abuseReportInputSchema } from "../moderation/abuse-report.ts";

/** What somebody tells us about a message that should not have been written. */
export const messageReportInputSchema = abuseReportInputSchema.omit({ contact: true });
export type MessageReportInput = z.infer<typeof messageReportInputSchema>;

/**
 * `reports/{id}` of a message: with this message as it was and nothing else of
 * its chat. It goes with the chat.
 */
export const messageReportSchema = z.strictObject({
  about: z.literal("message"),
  ...reportFrame,
  chatId: chatIdSchema,
  /** Null for support. */
  invitationId: documentIdSchema.nullable(),
  /** Who reported it; null for a guest. */
  by: uidSchema.nullable(),
  message: chatMessageSchema.omit({ hidden: true }),
  /** What was decided last. */
  decision: z
    .strictObject({
      action: messageActionSchema,
      at: z.date(),
      /** Whether it was this that blocked the guest, so that taking it back leaves the family's own block. */
      hasBlocked: z.boolean().default(true),
    })
    .nullable(),
});
export type MessageReport = z.output<typeof messageReportSchema>;

/** `reports/{id}`, of a page or of a message. */
export const reportSchema = z.union([messageReportSchema, pageReportSchema]);
export type Report = z.output<typeof reportSchema>;

/** The address of a reported picture, for the staff. `key` is what `listAbuseReports` gave out for it. */
export function reportPicturePath(reportId: string, key: string): string {
  return `/media/reports/${reportId}.webp?key=${key}`;
}
