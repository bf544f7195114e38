import { daysBetween, shiftedDate } from "@janur/domain/time/calendar-day";
import { documentIdSchema } from "@janur/domain/id";
import { invitationSchema, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { dueDate, eventDate, taskSchema, type Task } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { wallClock } from "@janur/domain/time/zone";
import { Filter, type Query } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { notify } from "../../notify/notification/notify.ts";
import { readable } from "../../platform/log/readable.ts";
import { pagesOf } from "../../platform/sweep/sweep-due.ts";
import { startSweep } from "../../platform/sweep/sweep-run.ts";
import { remind, whoseTask } from "./remind.ts";
import { handOut, slicesOf, type TaskWindow } from "./task-slices.ts";

const dayMs = 86_400_000;
/** Each is one query that waits for the database. */
export const dueTaskPages = { pageSize: 300, atOnce: 40 } as const;
const { pageSize, atOnce } = dueTaskPages;

/**
 * Tells of tasks that are due tomorrow or were due yesterday, each person of
 * theirs, and of those whose reminder is counted from the day of the event and
 * falls on today. "Today" is the day at the place of the event. Safe to run any
 * number of times a day: each day is told once. Where events are many, it only hands them out (`task-slices.ts`).
 * @returns how many invitations were looked at, or handed out
 */
export async function notifyDueTasks(now: Date): Promise<number> {
  const near = windowNear(now);
  const slices = await slicesOf(near, countIn);
  const [dated, others] = await Promise.all([
    notifyDated(near, now),
    slices.length === 1 ? notifyIn(near, now) : handOut(slices, now),
  ]);
  return dated + others;
}

/** Those whose event lies in a window. @returns how many were looked at */
export async function notifyIn(window: TaskWindow, now: Date): Promise<number> {
  const run = startSweep({ sweep: "due-tasks", atOnce }, now);
  for await (const page of pagesOf(invitationsIn(window), pageSize)) {
    await run.pass(
      page.map((document) => [document.id, document] as const),
      (document) => tellOf(document.data(), now),
    );
    if (!run.hasTime()) break;
  }
  return (await run.finish()).looked;
}

/** Tasks may have a day of the calendar before their event has one, or far from it. */
async function notifyDated({ from, until }: TaskWindow, now: Date): Promise<number> {
  const run = startSweep({ sweep: "dated-tasks", atOnce }, now);
  await run.pass(
    [...(await invitationsWithDates(now))].map((id) => [id, id] as const),
    async (id) => {
      const invitation = (await invitationDocument(id).get()).data();
      if (invitation === undefined) return false;
      const { startAt } = invitation;
      // Looked at as those of its window.
      if (startAt !== null && startAt >= from && startAt < until) return false;
      return tellOf(invitation, now);
    },
  );
  return (await run.finish()).looked;
}

async function tellOf(invitation: Invitation, now: Date): Promise<boolean> {
  if (invitation.status === "trashed" || invitation.status === "archived") return false;
  await tell(invitation, now);
  return true;
}

async function tell(invitation: Invitation, now: Date): Promise<void> {
  const today = wallClock(now, invitation.zone).date;
  const [tomorrow, yesterday] = [shiftedDate(today, 1), shiftedDate(today, -1)];
  const day = eventDate(invitation);
  const tasks = await tasksAbout(invitation.id, day, { today, tomorrow, yesterday });
  const perPerson = new Map<string, { tomorrow: number; overdue: number }>();
  for (const task of tasks) {
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
    ...tasks
      .filter((task) => isOpen(task) && isRemindedOn(task, day, today))
      .map((task) => remind(invitation, task, today, now)),
  ]);
}

function isOpen({ status, deletedAt }: Task): boolean {
  return status !== "done" && deletedAt === null;
}

function isRemindedOn({ reminder }: Task, day: string | null, today: string): boolean {
  return day !== null && reminder !== null && "days" in reminder && shiftedDate(day, reminder.days) === today;
}

/** Whose tasks have a day of the calendar that is tomorrow or yesterday somewhere on earth; read no further. */
async function invitationsWithDates(now: Date): Promise<Set<string>> {
  const today = now.toISOString().slice(0, 10);
  const near = db()
    .collection(paths.tasks())
    .where("due.date", ">=", shiftedDate(today, -2))
    .where("due.date", "<=", shiftedDate(today, 2))
    .orderBy("due.date")
    .select("invitationId", "due.date");
  const found = new Set<string>();
  for await (const page of pagesOf(near, pageSize)) {
    for (const document of page) {
      const { data } = documentIdSchema.safeParse(document.get("invitationId"));
      if (data !== undefined) found.add(data);
    }
  }
  return found;
}

/** Those whose day lies where a task can be counted from it to today. */
function windowNear(now: Date): TaskWindow {
  const { min, max } = taskLimits.relativeDays;
  return {
    from: new Date(now.getTime() - (max + 2) * dayMs),
    until: new Date(now.getTime() - (min - 2) * dayMs),
  };
}

function invitationsIn({ from, until }: TaskWindow): Query<Invitation> {
  return db()
    .collection(paths.invitations())
    .withConverter(converter(invitationSchema))
    .where("startAt", ">=", from)
    .where("startAt", "<", until)
    .orderBy("startAt");
}

async function countIn(window: TaskWindow): Promise<number> {
  return (await invitationsIn(window).count().get()).data().count;
}

/** What may be told of an invitation today, open or not: one question for all of it. */
async function tasksAbout(
  invitationId: string,
  day: string | null,
  { today, tomorrow, yesterday }: Record<"today" | "tomorrow" | "yesterday", string>,
): Promise<Task[]> {
  const near = [tomorrow, yesterday];
  const counted =
    day === null
      ? []
      : [
          Filter.where(
            "due.days",
            "in",
            near.map((date) => daysBetween(day, date)),
          ),
          Filter.where("reminder.days", "==", daysBetween(day, today)),
        ];
  const found = await db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where(
      Filter.and(
        Filter.where("invitationId", "==", invitationId),
        Filter.or(Filter.where("due.date", "in", near), ...counted),
      ),
    )
    .get();
  return readable(found.docs);
}
