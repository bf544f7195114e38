import { paths } from "@janur/domain/paths";
import type { TaskInput } from "@janur/domain/task/task";
import { doc, increment, serverTimestamp, writeBatch, type Firestore } from "firebase/firestore";

const usual: TaskInput = {
  title: "Pesan katering",
  note: "",
  labels: ["Makanan"],
  priority: "normal",
  due: { days: -60 },
  reminder: null,
  assignee: null,
  checklist: [{ text: "Cicipi menu", isDone: false }],
  status: "todo",
};

/** A task as a client writes it. */
export function newTask(
  id: string,
  invitationId: string,
  createdBy: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id,
    invitationId,
    ...usual,
    order: "V00000",
    createdBy,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    deletedAt: null,
    ...change,
  };
}

/** A comment as a client writes it; `newTeam` calls its members by their roles. */
export function newComment(
  id: string,
  uid: string,
  name: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return { id, uid, name, text: "Sudah saya telepon.", createdAt: serverTimestamp(), ...change };
}

/** How new documents count on. */
export function countOf(...ids: string[]): Record<string, unknown> {
  return { ids, at: serverTimestamp(), count: increment(ids.length) };
}

/** Adds a task as the product does, with its count. */
export function addTask(
  database: Firestore,
  invitationId: string,
  id: string,
  task: Record<string, unknown>,
  count: Record<string, unknown> = countOf(id),
): Promise<void> {
  const batch = writeBatch(database);
  batch.set(doc(database, paths.task(id)), task);
  batch.set(doc(database, paths.taskCount(invitationId)), count, { merge: true });
  return batch.commit();
}

/** The same for a comment. */
export function addComment(
  database: Firestore,
  taskId: string,
  id: string,
  comment: Record<string, unknown>,
  count: Record<string, unknown> = countOf(id),
): Promise<void> {
  const batch = writeBatch(database);
  batch.set(doc(database, paths.taskComment(taskId, id)), comment);
  batch.set(doc(database, paths.commentCount(taskId)), count, { merge: true });
  return batch.commit();
}
