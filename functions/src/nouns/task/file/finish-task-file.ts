import { AppError } from "@janur/domain/errors";
import { attachmentPath, type AttachmentType } from "@janur/domain/task/task-attachment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { fileFacts, openFile } from "../../../platform/google/bucket.ts";
import type { BesidesCaller } from "../../../platform/http/operation.ts";
import { attachmentDocument } from "../../../store/attachment-document.ts";
import { bytesIn } from "../../../platform/files/bytes-in.ts";
import { countFiles } from "./count-files.ts";
import { removeAttachment } from "./remove-attachment.ts";
import { requireWork } from "./require-task.ts";

interface Input {
  invitationId: string;
  taskId: string;
  attachmentId: string;
}

/** How files of each type begin. */
const beginnings: Record<AttachmentType, RegExp> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/webp": /^RIFF[\s\S]{4}WEBP/,
  "application/pdf": /^%PDF-/,
};

/** @throws AppError as `requireWork`, `task/not-found` while nothing was uploaded, `task/file-refused` */
export async function finishTaskFile(
  input: Input,
  caller: BesidesCaller,
  now: Date,
): Promise<Record<string, never>> {
  await requireWork(input, caller);
  const { invitationId, taskId, attachmentId } = input;
  const reference = attachmentDocument(taskId, attachmentId);
  const path = attachmentPath(invitationId, taskId, attachmentId);
  const [snapshot, facts] = await Promise.all([reference.get(), fileFacts(path)]);
  const attachment = snapshot.data();
  if (attachment === undefined || facts === null) throw new AppError("task/not-found");
  if (attachment.waitingSince === null) {
    await countFiles(taskId, now);
    return {};
  }
  const isSized = facts.size > 0 && facts.size <= taskLimits.attachment.bytes;
  if (!isSized || !beginnings[attachment.contentType].test(await beginningOf(path, facts.size))) {
    await removeAttachment(invitationId, taskId, attachmentId);
    throw new AppError("task/file-refused");
  }
  await reference.update({ bytes: facts.size, waitingSince: null });
  await countFiles(taskId, now);
  return {};
}

/** The first bytes of a file that has some, each as a letter. */
async function beginningOf(path: string, size: number): Promise<string> {
  const bytes = await openFile(path, { first: 0, last: Math.min(size, 16) - 1 });
  return bytes === null ? "" : (await bytesIn(bytes)).toString("latin1");
}
