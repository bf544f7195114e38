import type { Task } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";

type Version = Pick<Task, "id" | "updatedAt">;

/**
 * Whether the latest changes, newest first, reach down to what is known: a
 * list that is not full is everything, and below a version that is known
 * nothing has changed since.
 */
export function isGapless(known: ReadonlyMap<string, Version>, latest: readonly Version[]): boolean {
  if (latest.length < taskLimits.read) return true;
  return latest.some(({ id, updatedAt }) => known.get(id)?.updatedAt.getTime() === updatedAt.getTime());
}

/** The later of what the listener told and what was read beside it. */
export function newerOf<T extends Version>(told: T | undefined, read: T): T {
  return told !== undefined && told.updatedAt >= read.updatedAt ? told : read;
}
