import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import { taskSchema, type Task } from "@janur/domain/task/task";
import { documentOf } from "../../functions/src/platform/google/firestore.ts";

/** An open task of an invitation, stored as the rules let a browser store it, with what a test is about changed. */
export async function putTask(
  task: Pick<Task, "invitationId" | "createdBy" | "createdAt"> & Partial<Task>,
): Promise<Task> {
  const whole: Task = {
    id: documentIdFromBytes(randomBytes(20)),
    title: "Pesan katering",
    note: "",
    labels: [],
    priority: "normal",
    due: null,
    reminder: null,
    assignee: null,
    checklist: [],
    files: 0,
    status: "todo",
    order: "V00000",
    updatedAt: task.createdAt,
    deletedAt: null,
    ...task,
  };
  await documentOf(paths.task(whole.id), taskSchema).set(whole);
  return whole;
}
