import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { taskLimits } from "../limits/task-limits.ts";
import { textSchema } from "../text/text.ts";

/** Pictures and PDF; whatever a file says it is, its first bytes must agree. */
export const attachmentTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export const attachmentTypeSchema = z.enum(attachmentTypes);
export type AttachmentType = z.infer<typeof attachmentTypeSchema>;

/** What a file is called on the device that it comes from. */
export const attachmentNameSchema = textSchema(taskLimits.attachment.name.max).min(
  taskLimits.attachment.name.min,
);

/** `tasks/{taskId}/attachments/{id}`: a file that belongs to a task. */
export const taskAttachmentSchema = z.strictObject({
  id: documentIdSchema,
  /** Of its task; the rules of Storage may look at few documents. */
  invitationId: documentIdSchema,
  name: attachmentNameSchema,
  contentType: attachmentTypeSchema,
  /** Bytes; 0 until it is there. */
  bytes: z.int().min(0),
  /** Whose upload it is. */
  uid: z.string(),
  createdAt: z.date(),
  /** Since when its upload has been expected; null once the file is there. */
  waitingSince: z.date().nullable(),
});
export type TaskAttachment = z.output<typeof taskAttachmentSchema>;

/** Where the file of an attachment lies in the bucket of uploads. */
export function attachmentPath(invitationId: string, taskId: string, attachmentId: string): string {
  return `${attachmentFolder(invitationId, taskId)}${attachmentId}`;
}

/** How the paths of all files of a task begin. */
export function attachmentFolder(invitationId: string, taskId: string): string {
  return `uploads/${invitationId}/tasks/${taskId}/`;
}
