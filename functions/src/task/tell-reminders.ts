import { paths } from "@janur/domain/paths";
import { taskSchema, type Task } from "@janur/domain/task";
import * as logger from "firebase-functions/logger";
import { converter, db } from "../firestore.ts";
import { invitationDocument } from "../invitation/access.ts";
import { faultOf } from "../service/fault.ts";
import { remind } from "./remind.ts";

/** A reminder is looked at so long after its time, in case a run was lost; it is told once. */
const lateMs = 30 * 60_000;
/** As many as one run looks at. */
const batchSize = 500;

/**
 * Tells of tasks of which somebody wanted to be reminded at a time that has
 * come. Safe to run any number of times, and two at once.
 * @returns how many tasks were looked at
 */
export async function tellReminders(now: Date): Promise<number> {
  const { docs } = await db()
    .collection(paths.tasks())
    .withConverter(converter(taskSchema))
    .where("reminder.at", ">", new Date(now.getTime() - lateMs))
    .where("reminder.at", "<=", now)
    .orderBy("reminder.at")
    .limit(batchSize)
    .get();
  for (const document of docs) {
    try {
      await tellOf(document.data(), now);
    } catch (error) {
      logger.error("a reminder was not told", { fault: faultOf(error) });
    }
  }
  return docs.length;
}

async function tellOf(task: Task, now: Date): Promise<void> {
  const { deletedAt, invitationId, reminder, status } = task;
  if (status === "done" || deletedAt !== null || reminder === null || !("at" in reminder)) return;
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined || invitation.status === "trashed" || invitation.status === "archived") return;
  await remind(invitation, task, reminder.at.toISOString(), now);
}
