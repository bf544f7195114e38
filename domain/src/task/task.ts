import * as z from "zod";
import { shiftedDate } from "../time/calendar-day.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import type { Invitation } from "../invitation/invitation.ts";
import { orderKeyPattern } from "./order-key.ts";
import { may, type TeamRole } from "../team/team.ts";
import { taskLimits } from "../limits/task-limits.ts";
import type { Language } from "../text/language.ts";
import { textSchema } from "../text/text.ts";
import { wallClock } from "../time/zone.ts";

/** The columns of the board. */
export const taskStatuses = ["todo", "doing", "done"] as const;
export const taskStatusSchema = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof taskStatusSchema>;

export const taskPriorities = ["low", "normal", "high"] as const;
export const taskPrioritySchema = z.enum(taskPriorities);
export type TaskPriority = z.infer<typeof taskPrioritySchema>;

/** A day of the calendar, `YYYY-MM-DD`, or days from the day of the event (-90 is H-90). */
export const taskDueSchema = z.union([
  z.strictObject({ date: z.iso.date() }),
  z.strictObject({
    days: z.int().min(taskLimits.relativeDays.min).max(taskLimits.relativeDays.max),
  }),
]);
export type TaskDue = z.infer<typeof taskDueSchema>;

/** When somebody wants to be reminded: at an instant, or on the morning of a day counted from that of the event. */
export const taskReminderSchema = z.union([
  z.strictObject({ at: z.date() }),
  z.strictObject({
    days: z.int().min(taskLimits.relativeDays.min).max(taskLimits.relativeDays.max),
  }),
]);
export type TaskReminder = z.infer<typeof taskReminderSchema>;

const checklistItemSchema = z.strictObject({
  text: textSchema(taskLimits.checklistText.max).min(taskLimits.checklistText.min),
  isDone: z.boolean(),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** What people say about a task. */
export const taskInputSchema = z.strictObject({
  title: textSchema(taskLimits.title.max).min(taskLimits.title.min),
  note: textSchema(taskLimits.note),
  labels: z.array(textSchema(taskLimits.label.max).min(taskLimits.label.min)).max(taskLimits.labels),
  priority: taskPrioritySchema,
  due: taskDueSchema.nullable(),
  reminder: taskReminderSchema.nullable(),
  /** Of the invitation's team; somebody who left it stays named until the task is given to somebody else. */
  assignee: uidSchema.nullable(),
  checklist: z.array(checklistItemSchema).max(taskLimits.checklist),
  status: taskStatusSchema,
});
export type TaskInput = z.infer<typeof taskInputSchema>;

export const taskOrderSchema = z.string().max(taskLimits.order.max).regex(orderKeyPattern);

/** A day as the rules know it: some months are shorter. */
const storedDate = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/**
 * `tasks/{id}`. Clients write it; lengths were judged by the rules, which
 * count letters where zod counts code units, so reading does not judge again.
 */
export const taskSchema = z.strictObject({
  id: documentIdSchema,
  invitationId: documentIdSchema,
  title: z.string(),
  note: z.string(),
  labels: z.array(z.string()),
  priority: taskPrioritySchema,
  due: z.union([z.strictObject({ date: storedDate }), z.strictObject({ days: z.int() })]).nullable(),
  /** Tasks of earlier builds have none. */
  reminder: taskReminderSchema.nullable().default(null),
  assignee: z.string().nullable(),
  /** Whoever has it took it themselves, and need not be told. Tasks of earlier builds do not say. */
  isTaken: z.boolean().optional(),
  checklist: z.array(z.strictObject({ text: z.string(), isDone: z.boolean() })),
  /** How many files it has; functions count them. */
  files: z.int().min(0).default(0),
  status: taskStatusSchema,
  /** The place in its column; see `order-key.ts`. */
  order: taskOrderSchema,
  createdBy: uidSchema,
  createdAt: z.date(),
  updatedAt: z.date(),
  /** A deleted task stays for a while, so that everybody's screen hears of it and it can be had back. */
  deletedAt: z.date().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

/** Who plans may do everything with tasks; others of the team work on those that are theirs. */
export function mayPlan(role: TeamRole): boolean {
  return may(role, "planTasks");
}

/** Whether a member may move a task and tick its checklist. */
export function mayWorkOn(task: Pick<Task, "assignee">, role: TeamRole, uid: string): boolean {
  return mayPlan(role) || task.assignee === uid;
}

/** The day of the event on the calendar of its place; null while it is not known. */
export function eventDate({ startAt, zone }: Pick<Invitation, "startAt" | "zone">): string | null {
  return startAt === null ? null : wallClock(startAt, zone).date;
}

/**
 * The calendar day on which a task is due; null without one, and for a relative one while the day is unknown.
 * @param day of the event, by `eventDate`: it is the same for all its tasks, and finding it costs more than they do
 */
export function dueDate(due: TaskDue | null, day: string | null): string | null {
  if (due === null) return null;
  if ("date" in due) return Number.isNaN(Date.parse(`${due.date}T00:00:00Z`)) ? null : due.date;
  return day === null ? null : shiftedDate(day, due.days);
}

/** `H-90`, `H`, `H+7`: how planners in Indonesia count. In English "90 days before", "the day", "7 days after". */
export function relativeText(days: number, language: Language): string {
  const count = String(Math.abs(days));
  if (language === "id") return days === 0 ? "H" : `H${days < 0 ? "-" : "+"}${count}`;
  if (days === 0) return "the day";
  return `${count} ${count === "1" ? "day" : "days"} ${days < 0 ? "before" : "after"}`;
}
