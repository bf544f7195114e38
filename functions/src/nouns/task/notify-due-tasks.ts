import { daysBetween, shiftedDate } from "@janur/domain/time/calendar-day";
import { invitationSchema, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { dueDate, eventDate, taskSchema, type Task } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { wallClock } from "@janur/domain/time/zone";
import type { Query } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { notify } from "../../notify/notification/notify.ts";
import { readable } from "../../platform/log/readable.ts";
import { pagesOf } from "../../platform/sweep/sweep-due.ts";
import { startSweep } from "../../platform/sweep/sweep-run.ts";
import { remind, whoseTask } from "./remind.ts";

const dayMs = 86_400_000;
const pageSize = 300;
/** The function has five minutes. */
const budgetMs = 140_000;

/**
 * Tells of tasks that are due tomorrow or were due yesterday, each person of
 * theirs, and of those whose reminder is counted from the day of the event and
 * falls on today. "Today" is the day at the place of the event. Safe to run any
 * number of times a day: each day is told once.
 * @returns how many invitations were looked at
 */
export async function notifyDueTasks(now: Date): Promise<number> {
  const byDate = await tasksByDate(now);
  const run = startSweep({ sweep: "due-tasks", atOnce: 5, budgetMs }, now);
  for await (const page of pagesOf(invitationsNear(now), pageSize)) {
    await run.pass(
      page.map((document) => [document.id, document] as const),
      (document, id) => {
        const dated = byDate.get(id) ?? [];
        byDate.delete(id);
        return tellOf(document.data(), dated, now);
      },
    );
    if (!run.hasTime()) break;
  }
  // Tasks may have a day before their event has one.
  await run.pass([...byDate], async (dated, invitationId) => {
    const invitation = (await invitationDocument(invitationId).get()).data();
    return invitation !== undefined && tellOf(invitation, dated, now);
  });
  return run.finish().looked;
}

async function tellOf(invitation: Invitation, dated: readonly Task[], now: Date): Promise<boolean> {
  if (invitation.status === "trashed" || invitation.status === "archived") return false;
  await tell(invitation, dated, now);
  return true;
}

async function tell(invitation: Invitation, dated: readonly Task[], now: Date): Promise<void> {
  const today = wallClock(now, invitation.zone).date;
  const [tomorrow, yesterday] = [shiftedDate(today, 1), shiftedDate(today, -1)];
  const day = eventDate(invitation);
  const counted = day === null ? [] : await tasksCountedFrom(invitation.id, day, [tomorrow, yesterday]);
  const reminded = day === null ? [] : await remindersCountedFrom(invitation.id, day, today);
  const perPerson = new Map<string, { tomorrow: number; overdue: number }>();
  for (const task of [...dated, ...counted]) {
    const date = dueDate(task.due, day);
    if (!isOpen(task) || (date !== tomorrow && date !== yesterday)) continue;
    for (const uid of whoseTask(invitation, task)) {
      const counts = perPerson.get(uid) ?? { tomorrow: 0, overdue: 0 };
      perPerson.set(uid, counts);
      counts[date === tomorrow ? "tomorrow" : "overdue"] += 1;
    }
  }
  const key = `${invitation.id}/${today}`;
  await Promise.all([
    ...[...perPerson].map(([uid, counts]) =>
      notify({ invitation, facts: { kind: "tasks", ...counts }, key, at: now, to: [uid] }),
    ),
    ...reminded.filter(isOpen).map((task) => remind(invitation, task, today, now)),
  ]);
}

function isOpen({ status, deletedAt }: Task): boolean {
  return status !== "done" && deletedAt === null;
}

/** Open or not, with a day of the calendar that is tomorrow or yesterday somewhere on earth. */
async function tasksByDate(now: Date): Promise<Map<string, Task[]>> {
  const today = now.toISOString().slice(0, 10);
  const byInvitation = new Map<string, Task[]>();
  const near = db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where("due.date", ">=", shiftedDate(today, -2))
    .where("due.date", "<=", shiftedDate(today, 2))
    .orderBy("due.date");
  for await (const page of pagesOf(near, pageSize)) {
    for (const task of readable(page)) {
      byInvitation.set(task.invitationId, [...(byInvitation.get(task.invitationId) ?? []), task]);
    }
  }
  return byInvitation;
}

/** Those whose day lies where a task can be counted from it to today. */
function invitationsNear(now: Date): Query<Invitation> {
  const { min, max } = taskLimits.relativeDays;
  return db()
    .collection(paths.invitations())
    .withConverter(converter(invitationSchema))
    .where("startAt", ">=", new Date(now.getTime() - (max + 2) * dayMs))
    .where("startAt", "<=", new Date(now.getTime() - (min - 2) * dayMs))
    .orderBy("startAt");
}

async function tasksCountedFrom(
  invitationId: string,
  day: string,
  dates: readonly string[],
): Promise<Task[]> {
  const found = await db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where("invitationId", "==", invitationId)
    .where(
      "due.days",
      "in",
      dates.map((date) => daysBetween(day, date)),
    )
    .get();
  return readable(found.docs);
}

async function remindersCountedFrom(invitationId: string, day: string, today: string): Promise<Task[]> {
  const found = await db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where("invitationId", "==", invitationId)
    .where("reminder.days", "==", daysBetween(day, today))
    .get();
  return readable(found.docs);
}
