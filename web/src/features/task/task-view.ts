import { documentIdSchema, uidSchema } from "@janur/domain/id";
import { taskPrioritySchema } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import * as z from "zod";
import type { PlannedTask } from "./planned-task.ts";

export const taskLayouts = ["list", "board", "month"] as const;

export const dueFilters = ["overdue", "week", "month", "none"] as const;

const none = z.literal("");

/** What the address says about the room; anything it cannot say is the default. */
export const taskViewSchema = z.object({
  view: z.enum(taskLayouts).catch("list"),
  q: z.string().max(100).catch(""),
  invitation: z.union([documentIdSchema, none]).catch(""),
  /** `-` for tasks that nobody has taken. */
  assignee: z.union([uidSchema, z.literal("-"), none]).catch(""),
  label: z.string().max(taskLimits.label.max).catch(""),
  priority: z.union([taskPrioritySchema, none]).catch(""),
  due: z.union([z.enum(dueFilters), none]).catch(""),
  /** The open dialog: a task, `new`, or the starter lists. */
  task: z.union([documentIdSchema, z.enum(["new", "starters"]), none]).catch(""),
  /** Of the calendar, `YYYY-MM`; empty for the current one. */
  month: z.union([z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/), none]).catch(""),
});
export type TaskView = z.infer<typeof taskViewSchema>;

/** The address without any filter. */
export const noFilters = {
  q: "",
  invitation: "",
  assignee: "",
  label: "",
  priority: "",
  due: "",
} as const satisfies Partial<TaskView>;

export function hasFilters(view: TaskView): boolean {
  return [view.q, view.invitation, view.assignee, view.label, view.priority, view.due].some(
    (value) => value !== "",
  );
}

function isDueAs(filter: TaskView["due"], { daysLeft, status }: PlannedTask): boolean {
  switch (filter) {
    case "":
      return true;
    case "none":
      return daysLeft === null;
    case "overdue":
      return status !== "done" && daysLeft !== null && daysLeft < 0;
    case "week":
      return daysLeft !== null && daysLeft >= 0 && daysLeft <= 7;
    case "month":
      return daysLeft !== null && daysLeft >= 0 && daysLeft <= 31;
  }
}

/** The tasks that the address asks for. */
export function filteredTasks(tasks: readonly PlannedTask[], view: TaskView): PlannedTask[] {
  const wanted = view.q.trim().toLocaleLowerCase("id");
  return tasks.filter(
    (task) =>
      (view.invitation === "" || task.invitationId === view.invitation) &&
      (view.assignee === "" || (task.assignee ?? "-") === view.assignee) &&
      (view.label === "" || task.labels.includes(view.label)) &&
      (view.priority === "" || task.priority === view.priority) &&
      isDueAs(view.due, task) &&
      (wanted === "" || task.title.toLocaleLowerCase("id").includes(wanted)),
  );
}
