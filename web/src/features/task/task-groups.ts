import type { PlannedTask } from "./planned-task.ts";

/** What a list of tasks is divided by: how near they are, then the month, `YYYY-MM`. */
export type TaskGroupKey = "late" | "week" | "undated" | "done" | `${number}-${number}`;

export interface TaskGroup {
  key: TaskGroupKey;
  tasks: readonly PlannedTask[];
}

/** Days that "this week" reaches ahead. */
const weekDays = 7;

function keyOf({ status, dueOn, daysLeft }: PlannedTask): TaskGroupKey {
  if (status === "done") return "done";
  if (dueOn === null || daysLeft === null) return "undated";
  if (daysLeft < 0) return "late";
  if (daysLeft <= weekDays) return "week";
  return `${Number(dueOn.slice(0, 4))}-${Number(dueOn.slice(5, 7))}`;
}

/** Neighbours of one group together. @param tasks in the order of `byDue` */
export function taskGroups(tasks: readonly PlannedTask[]): TaskGroup[] {
  const groups: { key: TaskGroupKey; tasks: PlannedTask[] }[] = [];
  for (const task of tasks) {
    const key = keyOf(task);
    const last = groups.at(-1);
    if (last?.key === key) last.tasks.push(task);
    else groups.push({ key, tasks: [task] });
  }
  return groups;
}
