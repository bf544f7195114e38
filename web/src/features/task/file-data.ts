import { paths } from "@janur/domain/paths";
import {
  attachmentPath,
  attachmentTypeSchema,
  taskAttachmentSchema,
  type TaskAttachment,
} from "@janur/domain/task/task-attachment";
import { AppError } from "@janur/domain/errors";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { collection, limit, orderBy, query } from "firebase/firestore";
import { callHost } from "../../lib/client/callables.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import { uploadFile } from "../../lib/firebase/upload-file.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { bytesOf } from "../../lib/storage/save-file.ts";

const converter = readConverter(taskAttachmentSchema);

/** The files of a task, oldest first, live; those on their way among them. */
export function watchFiles(taskId: string): Subscribe<TaskAttachment[]> {
  const files = collection(firestore, paths.taskAttachments(taskId)).withConverter(converter);
  return listenToQuery(query(files, orderBy("createdAt"), limit(taskLimits.attachment.perTask)));
}

interface TaskRef {
  invitationId: string;
  taskId: string;
}

/**
 * Adds a file to a task.
 * @param onProgress how much is sent, from 0 to 1
 * @throws AppError as `prepareTaskFile` and `finishTaskFile`, `task/file-refused` also before anything is sent
 * @throws NetworkError when nothing was heard
 */
export async function addFile(task: TaskRef, file: File, onProgress: (part: number) => void): Promise<void> {
  const contentType = attachmentTypeSchema.safeParse(file.type);
  if (!contentType.success || file.size > taskLimits.attachment.bytes || file.size === 0) {
    throw new AppError("task/file-refused");
  }
  const name = shortened(file.name);
  const { attachmentId } = await callHost("prepareTaskFile", {
    ...task,
    name,
    contentType: contentType.data,
  });
  // Whoever closes the task meanwhile still wants its file there.
  const { signal } = new AbortController();
  await uploadFile(attachmentPath(task.invitationId, task.taskId, attachmentId), file, {
    signal,
    onProgress,
  });
  await callHost("finishTaskFile", { ...task, attachmentId });
}

/** Its ending says what it is, so that stays. */
function shortened(name: string): string {
  const { max } = taskLimits.attachment.name;
  const clean = name.trim() || "-";
  return clean.length <= max ? clean : `${clean.slice(0, max - 13)}…${clean.slice(-12)}`;
}

/** The whole file, piece by piece. @throws AppError as `readTaskFile`, NetworkError */
export async function fetchFile(
  task: TaskRef,
  { id, contentType }: Pick<TaskAttachment, "id" | "contentType">,
): Promise<Blob> {
  const pieces: Blob[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const piece = await callHost("readTaskFile", { ...task, attachmentId: id, offset });
    const bytes = bytesOf(piece.bytes);
    pieces.push(new Blob([bytes]));
    offset += bytes.length;
    total = piece.total;
  }
  return new Blob(pieces, { type: contentType });
}

/** @throws AppError as `removeTaskFile`, NetworkError */
export async function removeFile(task: TaskRef, attachmentId: string): Promise<void> {
  await callHost("removeTaskFile", { ...task, attachmentId });
}
