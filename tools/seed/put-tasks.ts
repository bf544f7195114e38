import { ordersAfter } from "@janur/domain/task/order-key";
import { paths } from "@janur/domain/paths";
import { starterTasks } from "@janur/domain/task/starter-tasks";
import { taskSchema, type TaskStatus } from "@janur/domain/task/task";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";

/** The starter list of a wedding in the middle of the work: what was due is done, what is next is begun. */
export async function putWeddingTasks(
  db: Firestore,
  invitationId: string,
  team: readonly [owner: string, coHost: string],
  calendar: DemoCalendar,
): Promise<void> {
  const daysLeft = Math.round(
    (Date.parse(calendar.weddingAt("00:00")) - calendar.now.getTime()) / 86_400_000,
  );
  const tasks = starterTasks("wedding", "id");
  const orders = ordersAfter(null, tasks.length);
  const batch = db.batch();
  tasks.forEach((task, index) => {
    const days = task.due !== null && "days" in task.due ? task.due.days : 0;
    const left = daysLeft + days;
    const status: TaskStatus = left < 0 ? "done" : left < 10 ? "doing" : "todo";
    const id = demoId(`task ${String(index)}`);
    const written = {
      ...task,
      id,
      invitationId,
      status,
      assignee: [...team, null][index % 3],
      order: orders[index],
      createdBy: team[0],
      createdAt: calendar.hoursAgo(200),
      updatedAt: calendar.hoursAgo(20),
      deletedAt: null,
    };
    batch.set(db.doc(paths.task(id)), taskSchema.parse(written));
  });
  await batch.commit();
}
