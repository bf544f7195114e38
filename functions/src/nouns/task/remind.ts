import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { mayPlan, type Task } from "@janur/domain/task/task";
import { cutText } from "@janur/domain/text/text";
import { notify } from "../../notify/notification/notify.ts";

/** Who hears of a task: the member who is named in it, otherwise those who plan. */
export function whoseTask(invitation: Invitation, { assignee }: Pick<Task, "assignee">): string[] {
  if (assignee !== null && invitation.members.includes(assignee)) return [assignee];
  return invitation.members.filter((uid) => {
    const role = roleOf(invitation, uid);
    return role !== null && mayPlan(role);
  });
}

/** @param when of the reminder; the same one is told once */
export function remind(invitation: Invitation, task: Task, when: string, at: Date): Promise<void> {
  return notify({
    invitation,
    facts: { kind: "taskReminder", title: cutText(task.title, limits.mail.words) },
    key: `${task.id}/${when}`,
    at,
    to: whoseTask(invitation, task),
  });
}
