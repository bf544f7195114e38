import { paths } from "@janur/domain/paths";
import { taskAttachmentSchema } from "@janur/domain/task/task-attachment";
import { documentOf } from "../platform/google/firestore.ts";

export function attachmentDocument(taskId: string, attachmentId: string) {
  return documentOf(paths.taskAttachment(taskId, attachmentId), taskAttachmentSchema);
}
