import { daysBetween, shiftedDate } from "@janur/domain/calendar-day";
import { invitationSchema, type Invitation } from "@janur/domain/invitation";
import { paths } from "@janur/domain/paths";
import { dueDate, eventDate, taskSchema, type Task } from "@janur/domain/task";
import { taskLimits } from "@janur/domain/task-limits";
import { wallClock } from "@janur/domain/zone";
import type { Query } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { converter, db } from "../firestore.ts";
import { invitationDocument } from "../invitation/access.ts";
import { notify } from "../notification/notify.ts";
import { faultOf } from "../service/fault.ts";
import { remind, whoseTask } from "./remind.ts";

const dayMs = 86_400_000;
const pageSize = 300;

/**
 * Tells of tasks that are due tomorrow or were due yesterday, each person of
 * hers, and of those whose reminder is counted from the day of the event and
 * falls on today. "Today" is the day at the place of the event. Safe to run any
 * number of times a day: each day is told once.
 * @returns how many invitations were looked at
 */
export async function tellDueTasks(now: Date): Promise<number> {
  const byDate = await tasksByDate(now);
  let looked = 0;
  for await (const invitation of invitationsNear(now)) {
    await tellOf(invitation, byDate.get(invitation.id) ?? [], now);
    byDate.delete(invitation.id);
    looked += 1;
  }
  // Tasks may have a day before their event has one.
  for (const [invitationId, tasks] of byDate) {
    const invitation = (await invitationDocument(invitationId).get()).data();
    if (invitation !== undefined) await tellOf(invitation, tasks, now);
    looked += 1;
  }
  return looked;
}

/** One that cannot be told must not keep the others from it. */
async function tellOf(invitation: Invitation, dated: readonly Task[], now: Date): Promise<void> {
  if (invitation.status === "trashed" || invitation.status === "archived") return;
  try {
    await tell(invitation, dated, now);
  } catch (error) {
    logger.error("due tasks were not told", { invitation: invitation.id, fault: faultOf(error) });
  }
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
  for await (const task of all(near)) {
    byInvitation.set(task.invitationId, [...(byInvitation.get(task.invitationId) ?? []), task]);
  }
  return byInvitation;
}

/** Those whose day lies where a task can be counted from it to today. */
function invitationsNear(now: Date): AsyncGenerator<Invitation> {
  const { min, max } = taskLimits.relativeDays;
  const near = db()
    .collection(paths.invitations())
    .withConverter(converter(invitationSchema))
    .where("startAt", ">=", new Date(now.getTime() - (max + 2) * dayMs))
    .where("startAt", "<=", new Date(now.getTime() - (min - 2) * dayMs))
    .orderBy("startAt");
  return all(near);
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
  return found.docs.map((document) => document.data());
}

async function remindersCountedFrom(invitationId: string, day: string, today: string): Promise<Task[]> {
  const found = await db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where("invitationId", "==", invitationId)
    .where("reminder.days", "==", daysBetween(day, today))
    .get();
  return found.docs.map((document) => document.data());
}

/** Everything that a query in one order finds, page by page. */
async function* all<Item>(query: Query<Item>): AsyncGenerator<Item> {
  for (let page = await query.limit(pageSize).get(); ;) {
    for (const document of page.docs) yield document.data();
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await query.startAfter(last).limit(pageSize).get();
  }
}
