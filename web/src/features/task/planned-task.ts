import { daysBetween } from "@janur/domain/time/calendar-day";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { byOrder } from "@janur/domain/task/order-key";
import { dueDate, eventDate, mayPlan, mayWorkOn, type Task } from "@janur/domain/task/task";
import { wallClock } from "@janur/domain/time/zone";

/** What the board reads of an invitation. */
export type TaskInvitation = Pick<Invitation, "id" | "title" | "startAt" | "zone" | "team" | "eventType">;

/** A task with what follows from its invitation and from the day. */
export interface PlannedTask extends Task {
  invitation: TaskInvitation;
  /** `YYYY-MM-DD`; null without a day, and while the event has none. */
  dueOn: string | null;
  /** Whole days until then at the place of the event, negative when it is past. */
  daysLeft: number | null;
  mayPlan: boolean;
  mayWork: boolean;
}

export function plannedTasks(
  invitation: TaskInvitation,
  tasks: readonly Task[],
  { uid, now }: { uid: string; now: Date },
): PlannedTask[] {
  const role = roleOf(invitation, uid) ?? "viewer";
  const today = wallClock(now, invitation.zone).date;
  const day = eventDate(invitation);
  return tasks.map((task) => {
    const dueOn = dueDate(task.due, day);
    return {
      ...task,
      invitation,
      dueOn,
      daysLeft: dueOn === null ? null : daysBetween(today, dueOn),
      mayPlan: mayPlan(role),
      mayWork: mayWorkOn(task, role, uid),
    };
  });
}

/** What is due first comes first; what has no day stands behind, in the order of the board; what is done comes last. */
export function byDue(a: PlannedTask, b: PlannedTask): number {
  const isDone = Number(a.status === "done") - Number(b.status === "done");
  if (isDone !== 0) return isDone;
  if (a.dueOn !== b.dueOn) {
    if (a.dueOn === null) return 1;
    if (b.dueOn === null) return -1;
    return a.dueOn < b.dueOn ? -1 : 1;
  }
  return byOrder(a, b);
}

/** The name of a member, also of one who has left. */
export function memberName({ team }: Pick<TaskInvitation, "team">, uid: string): string | null {
  return Object.hasOwn(team, uid) ? (team[uid]?.name ?? null) : null;
}
