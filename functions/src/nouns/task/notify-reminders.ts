import { paths } from "@janur/domain/paths";
import { taskSchema, type Task } from "@janur/domain/task/task";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { remind } from "./remind.ts";

/** A reminder is looked at so long after its time, in case a run was lost; it is told once. */
const lateMs = 30 * 60_000;
/** Tasks that are read at once. */
const pageSize = 500;
/** Many people ask for the same full hour. */
const atOnce = 20;

/**
 * Tells of tasks of which somebody wanted to be reminded at a time that has
 * come. Safe to run any number of times, and two at once.
 * @returns how many tasks were looked at
 */
export async function notifyReminders(now: Date): Promise<number> {
  const { looked } = await sweepDue(
    {
      sweep: "reminders",
      due: db()
        .collection(paths.tasks())
        .withConverter(converter(taskSchema))
        .where("reminder.at", ">", new Date(now.getTime() - lateMs))
        .where("reminder.at", "<=", now)
        .orderBy("reminder.at"),
      dueBy: "reminder.at",
      pageSize,
      atOnce,
      work: async (document) => {
        await tellOf(document.data(), now);
        return true;
      },
    },
    now,
  );
  return looked;
}

async function tellOf(task: Task, now: Date): Promise<void> {
  const { deletedAt, invitationId, reminder, status } = task;
  if (status === "done" || deletedAt !== null || reminder === null || !("at" in reminder)) return;
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined || invitation.status === "trashed" || invitation.status === "archived") return;
  await remind(invitation, task, reminder.at.toISOString(), now);
}
