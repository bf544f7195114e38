import type { AccountCaller } from "../../../platform/http/operation.ts";
import { countFiles } from "./count-files.ts";
import { removeAttachment } from "./remove-attachment.ts";
import { requireTask } from "./require-task.ts";

interface Input {
  invitationId: string;
  taskId: string;
  attachmentId: string;
}

/** @throws AppError as `requireTask` */
export async function removeTaskFile(
  input: Input,
  { uid }: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await requireTask(input, uid, true);
  await removeAttachment(input.invitationId, input.taskId, input.attachmentId);
  await countFiles(input.taskId, now);
  return {};
}
