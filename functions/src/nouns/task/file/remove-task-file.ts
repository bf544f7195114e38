import type { BesidesCaller } from "../../../platform/http/operation.ts";
import { countFiles } from "./count-files.ts";
import { removeAttachment } from "./remove-attachment.ts";
import { requireWork } from "./require-task.ts";

interface Input {
  invitationId: string;
  taskId: string;
  attachmentId: string;
}

/** @throws AppError as `requireWork` */
export async function removeTaskFile(
  input: Input,
  caller: BesidesCaller,
  now: Date,
): Promise<Record<string, never>> {
  await requireWork(input, caller);
  await removeAttachment(input.invitationId, input.taskId, input.attachmentId);
  await countFiles(input.taskId, now);
  return {};
}
