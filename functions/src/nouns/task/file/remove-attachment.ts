import { attachmentPath } from "@janur/domain/task/task-attachment";
import { removeFile } from "../../../platform/google/bucket.ts";
import { attachmentDocument } from "../../../store/attachment-document.ts";

/** Removes a file and what is known of it, the latter last, so that a run that was stopped is begun again. */
export async function removeAttachment(
  invitationId: string,
  taskId: string,
  attachmentId: string,
): Promise<void> {
  await removeFile(attachmentPath(invitationId, taskId, attachmentId));
  await attachmentDocument(taskId, attachmentId).delete();
}
