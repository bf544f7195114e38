import { paths } from "@janur/domain/paths";
import { taskAttachmentSchema } from "@janur/domain/task-attachment";
import { documentOf } from "../../firestore.ts";

export function attachmentDocument(taskId: string, attachmentId: string) {
  return documentOf(paths.taskAttachment(taskId, attachmentId), taskAttachmentSchema);
}
