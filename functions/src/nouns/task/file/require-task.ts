import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { mayPlan, mayWorkOn, taskSchema, type Task } from "@janur/domain/task/task";
import { documentOf } from "../../../platform/google/firestore.ts";
import type { BesidesCaller, CapabilityCaller } from "../../../platform/http/operation.ts";
import { besides, requireCapability } from "../../../store/access.ts";

interface TaskRef {
  invitationId: string;
  taskId: string;
}

/**
 * That there is such a task, for a member of its team.
 * @throws AppError `invitation/not-found`, `team/not-allowed`, `task/not-found`
 */
export async function requireTask(ref: TaskRef, caller: CapabilityCaller): Promise<void> {
  const { task } = await readTask(ref, caller);
  if (task === null) throw new AppError("task/not-found");
}

/**
 * That there is such a task, for who plans and for who is named in it.
 * @throws AppError as `requireTask`
 */
export async function requireWork(ref: TaskRef, caller: BesidesCaller): Promise<void> {
  const { invitation, task } = await readTask(ref, besides(caller));
  const role = roleOf(invitation, caller.uid) ?? "viewer";
  // Whether a task is there is nothing for those who may not work on it.
  if (!(task === null ? mayPlan(role) : mayWorkOn(task, role, caller.uid)))
    throw new AppError("team/not-allowed");
  if (task === null) throw new AppError("task/not-found");
}

async function readTask(
  { invitationId, taskId }: TaskRef,
  asking: Pick<CapabilityCaller, "uid" | "capability">,
): Promise<{ invitation: Invitation; task: Task | null }> {
  const [invitation, snapshot] = await Promise.all([
    requireCapability(invitationId, asking),
    documentOf(paths.task(taskId), taskSchema).get(),
  ]);
  const task = snapshot.data();
  const isThere = task?.invitationId === invitationId && task.deletedAt === null;
  return { invitation, task: isThere ? task : null };
}
