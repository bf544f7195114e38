import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import { taskCommentSchema, type TaskComment } from "@janur/domain/task-comment";
import { taskLimits } from "@janur/domain/task-limits";
import {
  collection,
  deleteDoc,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/live-query.ts";
import { countUnsent } from "../../lib/unsent.ts";

const converter = readConverter(taskCommentSchema);

/** The latest comments on a task, latest first, live. */
export function watchComments(taskId: string): Subscribe<TaskComment[]> {
  const comments = collection(firestore, paths.taskComments(taskId)).withConverter(converter);
  return listenToQuery(query(comments, orderBy("createdAt", "desc"), limit(taskLimits.comments)));
}

/** Resolves when the server has it, which without signal is later. @throws FirebaseError when the rules refuse */
export function addComment(
  taskId: string,
  comment: Pick<TaskComment, "uid" | "name" | "text">,
): Promise<void> {
  const id = documentIdFromBytes(crypto.getRandomValues(new Uint8Array(20)));
  const reference = doc(firestore, paths.taskComment(taskId, id));
  return countUnsent(setDoc(reference, { id, ...comment, createdAt: serverTimestamp() }));
}

/** @throws FirebaseError when the rules refuse */
export function removeComment(taskId: string, commentId: string): Promise<void> {
  return countUnsent(deleteDoc(doc(firestore, paths.taskComment(taskId, commentId))));
}
