import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { taskCommentSchema, type TaskComment } from "@janur/domain/task/task-comment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import {
  collection,
  deleteDoc,
  doc,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
} from "firebase/firestore";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { countUnsent } from "../../lib/storage/unsent.ts";
import { isBeyond } from "./count-data.ts";

const converter = readConverter(taskCommentSchema);

/** The latest comments on a task, latest first, live. */
export function watchComments(taskId: string): Subscribe<TaskComment[]> {
  const comments = collection(firestore, paths.taskComments(taskId)).withConverter(converter);
  return listenToQuery(query(comments, orderBy("createdAt", "desc"), limit(taskLimits.comments)));
}

/**
 * Resolves when the server has it, which without signal is later.
 * @throws AppError `task/comments-full`, FirebaseError when the rules refuse
 */
export async function addComment(
  taskId: string,
  comment: Pick<TaskComment, "uid" | "name" | "text">,
): Promise<void> {
  const id = newDocumentId();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, paths.taskComment(taskId, id)), { id, ...comment, createdAt: serverTimestamp() });
  batch.set(
    doc(firestore, paths.commentCount(taskId)),
    { ids: [id], at: serverTimestamp(), count: increment(1) },
    { merge: true },
  );
  try {
    await countUnsent(batch.commit());
  } catch (error) {
    const isFull = await isBeyond(error, paths.commentCount(taskId), 1, taskLimits.commentsPerTask);
    throw isFull ? new AppError("task/comments-full") : error;
  }
}

/** @throws FirebaseError when the rules refuse */
export function removeComment(taskId: string, commentId: string): Promise<void> {
  return countUnsent(deleteDoc(doc(firestore, paths.taskComment(taskId, commentId))));
}
