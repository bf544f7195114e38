import { newWatch, watch } from "../../platform/sweep/sweep-watch.ts";
import { notifyIn } from "./notify-due-tasks.ts";
import { taskSliceDocument } from "./task-slices.ts";

/** A worker of the queue has nine minutes. */
const budgetMs = 480_000;

/**
 * Looks at the tasks of one slice of a morning. Safe to run any number of times.
 * @throws Error when time was up before all were looked at: then it comes again
 */
export async function notifyTaskSlice(id: string): Promise<void> {
  const reference = taskSliceDocument(id);
  const slice = (await reference.get()).data();
  if (slice === undefined) return;
  const by = newWatch(budgetMs);
  await watch(by, () => notifyIn(slice, slice.at));
  if (by.reports.some(({ isLeftOver }) => isLeftOver)) throw new Error("a slice was left over");
  await reference.delete();
}
