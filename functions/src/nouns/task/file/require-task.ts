import { AppError } from "@janur/domain/errors";
import { roleOf } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { mayPlan, mayWorkOn, taskSchema } from "@janur/domain/task/task";
import { documentOf } from "../../../platform/google/firestore.ts";
import { requireCapability } from "../../../store/access.ts";

interface TaskRef {
  invitationId: string;
  taskId: string;
}

/**
 * That there is such a task, for a member of its team.
 * @param isWork whether they want to change it, which is for those who plan and who is named in it
 * @throws AppError `invitation/not-found`, `team/not-allowed`, `task/not-found`
 */
export async function requireTask(
  { invitationId, taskId }: TaskRef,
  uid: string,
  isWork: boolean,
): Promise<void> {
  const [invitation, snapshot] = await Promise.all([
    requireCapability(invitationId, uid, "readFigures"),
    documentOf(paths.task(taskId), taskSchema).get(),
  ]);
  const role = roleOf(invitation, uid) ?? "viewer";
  const task = snapshot.data();
  const isThere = task?.invitationId === invitationId && task.deletedAt === null;
  // Whether a task is there is nothing for those who may not work on it.
  if (isWork && !(isThere ? mayWorkOn(task, role, uid) : mayPlan(role)))
    throw new AppError("team/not-allowed");
  if (!isThere) throw new AppError("task/not-found");
}
