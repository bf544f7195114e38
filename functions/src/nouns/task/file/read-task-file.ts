import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { attachmentPath } from "@janur/domain/task/task-attachment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { openFile } from "../../../platform/google/bucket.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../../platform/http/operation.ts";
import { attachmentDocument } from "../../../store/attachment-document.ts";
import { bytesIn } from "../../../platform/files/bytes-in.ts";
import { requireTask } from "./require-task.ts";

interface Input {
  invitationId: string;
  taskId: string;
  attachmentId: string;
  offset: number;
}

/**
 * A piece of a file, for whoever is in the team at this moment.
 * @throws AppError as `requireTask`, `task/not-found`, `input/invalid` beyond its end, `limit/too-many-requests`
 */
export async function readTaskFile(
  { invitationId, taskId, attachmentId, offset }: Input,
  caller: CapabilityCaller,
  now: Date,
): Promise<{ bytes: string; total: number }> {
  await requireTask({ invitationId, taskId }, caller);
  await countAttempt(["task-file", caller.uid], taskLimits.attachment.pieceRate, now);
  const attachment = (await attachmentDocument(taskId, attachmentId).get()).data();
  if (attachment === undefined || attachment.waitingSince !== null) throw new AppError("task/not-found");
  if (offset >= attachment.bytes) throw new AppError("input/invalid", { fields: ["offset"] });
  const last = Math.min(attachment.bytes, offset + limits.export.pieceBytes) - 1;
  const piece = await openFile(attachmentPath(invitationId, taskId, attachmentId), { first: offset, last });
  if (piece === null) throw new AppError("task/not-found");
  return { bytes: (await bytesIn(piece)).toString("base64"), total: attachment.bytes };
}
