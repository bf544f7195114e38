import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { taskSchema, type Task } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { cutText } from "@janur/domain/text/text";
import { documentOf } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { notify } from "../../notify/notification/notify.ts";

/** A task that has another name in it than before. */
interface Assignment {
  /** Of the event; the same one is told once. */
  key: string;
  taskId: string;
  assignee: string;
  isNew: boolean;
}

/**
 * Tells a member that a task is theirs from now on, if it still is: not when they took it themselves, when it is done, or when it
 * was written so long ago that they have seen it since.
 */
export async function notifyAssigned(assignment: Assignment, now: Date): Promise<void> {
  const { key, taskId, assignee } = assignment;
  const task = (await documentOf(paths.task(taskId), taskSchema).get()).data();
  if (task === undefined || !isNews(task, assignment, now)) return;
  const invitation = (await invitationDocument(task.invitationId).get()).data();
  if (invitation === undefined || invitation.status === "trashed" || invitation.status === "archived") return;
  const facts = { kind: "taskAssigned", count: 1, title: cutText(task.title, limits.mail.words) } as const;
  await notify({ invitation, facts, key, at: now, to: [assignee] });
}

function isNews(task: Task, { assignee, isNew }: Assignment, now: Date): boolean {
  const isOwn = task.isTaken === true || (isNew && task.createdBy === assignee);
  return (
    task.assignee === assignee &&
    !isOwn &&
    task.deletedAt === null &&
    task.status !== "done" &&
    now.getTime() - task.updatedAt.getTime() <= taskLimits.freshMs
  );
}
