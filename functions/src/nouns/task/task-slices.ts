import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { enqueueJob } from "../../platform/sweep/enqueue-job.ts";

/** Days of events, as instants: from the first, and before the last. */
export interface TaskWindow {
  from: Date;
  until: Date;
}

/** Invitations that one worker looks at; fewer than that are not handed out at all. */
const sliceSize = 4_000;
/** Of one wedding day there is nothing to halve. */
const shortestMs = 3_600_000;
/** So long the queue has for a slice before a sweep looks after it. */
const patienceMs = 10 * 60_000;
/** Jobs that are asked for at once. */
const atOnce = 20;

/** `jobs/tasks-{day}-{number}`: invitations whose tasks somebody looks at this morning; gone when it is done. */
export const taskSliceSchema = z.strictObject({
  kind: z.literal("tasks"),
  from: z.date(),
  until: z.date(),
  /** The morning that is meant. */
  at: z.date(),
  /** When somebody must look at it. */
  dueAt: z.date(),
});

export function taskSliceDocument(id: string) {
  return documentOf(paths.job(`tasks-${id}`), taskSliceSchema);
}

/** Halves a window until none has more than one worker's part. @param count asked of the index */
export async function slicesOf(
  window: TaskWindow,
  count: (window: TaskWindow) => Promise<number>,
): Promise<TaskWindow[]> {
  const [from, until] = [window.from.getTime(), window.until.getTime()];
  if (until - from <= shortestMs || (await count(window)) <= sliceSize) return [window];
  const middle = new Date(Math.floor((from + until) / 2));
  const halves = [
    { from: window.from, until: middle },
    { from: middle, until: window.until },
  ];
  const slices = await Promise.all(halves.map((half) => slicesOf(half, count)));
  return slices.flat();
}

/** Hands slices to the queue of jobs; one that is lost there is found by `runDueJobs`. @returns how many */
export async function handOut(slices: readonly TaskWindow[], now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const waiting = slices.map((slice, number) => ({ ...slice, id: `${day}-${String(number)}` }));
  const dueAt = new Date(now.getTime() + patienceMs);
  while (waiting.length > 0) {
    await Promise.all(
      waiting.splice(0, atOnce).map(async ({ id, from, until }) => {
        await taskSliceDocument(id).set({ kind: "tasks", from, until, at: now, dueAt });
        await enqueueJob(`tasks-${id}`, now);
      }),
    );
  }
  return slices.length;
}
