import {
  taskDueSchema,
  taskInputSchema,
  taskPrioritySchema,
  taskStatusSchema,
  type Task,
  type TaskInput,
  type TaskReminder,
} from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { instantOf, wallClock } from "@janur/domain/time/zone";
import * as z from "zod";

const typed = taskInputSchema.shape;

export const dueKinds = ["none", "before", "after", "date"] as const;
export const reminderKinds = ["none", "before", "after", "at"] as const;

const { min, max } = taskLimits.relativeDays;

export const taskFormSchema = z
  .object({
    invitationId: z.string().min(1),
    title: typed.title,
    note: typed.note,
    /** With commas between them. */
    labels: z.string().refine((text) => typed.labels.safeParse(labelsIn(text)).success),
    priority: taskPrioritySchema,
    status: taskStatusSchema,
    /** Empty for nobody. */
    assignee: z.string(),
    dueKind: z.enum(dueKinds),
    /** Digits. */
    days: z.string(),
    date: z.string(),
    reminderKind: z.enum(reminderKinds),
    /** Digits. */
    reminderDays: z.string(),
    /** `YYYY-MM-DDTHH:mm` on the clock of the event's place. */
    reminderAt: z.string(),
    checklist: z
      .array(z.object({ text: z.string().max(taskLimits.checklistText.max), isDone: z.boolean() }))
      .max(taskLimits.checklist),
  })
  .superRefine((values, context) => {
    if (dueOf(values) === undefined) {
      context.addIssue({ code: "custom", path: [values.dueKind === "date" ? "date" : "days"] });
    }
    const { reminderKind, reminderDays, reminderAt } = values;
    if (reminderKind === "at" ? !isWallClock(reminderAt) : daysOf(reminderKind, reminderDays) === undefined) {
      context.addIssue({ code: "custom", path: [reminderKind === "at" ? "reminderAt" : "reminderDays"] });
    }
  });
export type TaskForm = z.infer<typeof taskFormSchema>;

/** "Vendor, Keluarga" as two labels. */
function labelsIn(text: string): string[] {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/** Undefined for what is no day. */
function dueOf({ dueKind, days, date }: Pick<TaskForm, "dueKind" | "days" | "date">) {
  if (dueKind === "none") return null;
  if (dueKind === "date") return taskDueSchema.safeParse({ date }).data;
  return daysOf(dueKind, days);
}

/** Days from the event; null without any, undefined for what is no number or too far. */
function daysOf(kind: "none" | "before" | "after", days: string) {
  if (kind === "none") return null;
  const limit = kind === "before" ? -min : max;
  if (!/^\d{1,3}$/.test(days.trim()) || Number(days) > limit) return undefined;
  return { days: kind === "before" && Number(days) > 0 ? -Number(days) : Number(days) };
}

function isWallClock(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
}

function reminderOf({ reminderKind, reminderDays, reminderAt }: TaskForm, zone: string) {
  if (reminderKind !== "at") return daysOf(reminderKind, reminderDays);
  const [date = "", time = ""] = reminderAt.split("T");
  return { at: instantOf(date, time, zone) };
}

/** What the form says of a reminder. */
function reminderFields(
  reminder: TaskReminder | null,
  zone: string,
): Pick<TaskForm, "reminderKind" | "reminderDays" | "reminderAt"> {
  const fields = { reminderKind: "none" as const, reminderDays: "1", reminderAt: "" };
  if (reminder === null) return fields;
  if ("at" in reminder) {
    const { date, time } = wallClock(reminder.at, zone);
    return { ...fields, reminderKind: "at", reminderAt: `${date}T${time}` };
  }
  const { days } = reminder;
  return {
    ...fields,
    reminderKind: days > 0 ? "after" : "before",
    reminderDays: String(Math.abs(days)),
  };
}

export function emptyTaskForm(invitationId: string, hasDay: boolean): TaskForm {
  return {
    invitationId,
    title: "",
    note: "",
    labels: "",
    priority: "normal",
    status: "todo",
    assignee: "",
    dueKind: hasDay ? "before" : "none",
    days: "30",
    date: "",
    reminderKind: "none",
    reminderDays: "1",
    reminderAt: "",
    checklist: [],
  };
}

/** @param zone of the event */
export function toTaskForm(task: Task, zone: string): TaskForm {
  const { invitationId, title, note, labels, priority, status, assignee, due, checklist } = task;
  const days = due !== null && "days" in due ? due.days : null;
  return {
    ...emptyTaskForm(invitationId, false),
    title,
    note,
    labels: labels.join(", "),
    priority,
    status,
    assignee: assignee ?? "",
    dueKind: due === null ? "none" : days === null ? "date" : days > 0 ? "after" : "before",
    days: days === null ? "30" : String(Math.abs(days)),
    date: due !== null && "date" in due ? due.date : "",
    ...reminderFields(task.reminder, zone),
    checklist: checklist.map((item) => ({ ...item })),
  };
}

/**
 * @param zone of the event
 * @throws z.ZodError when the values were not checked by `taskFormSchema` before
 */
export function fromTaskForm(values: TaskForm, zone: string): TaskInput {
  const { title, note, priority, status, assignee } = values;
  return taskInputSchema.parse({
    title,
    note,
    priority,
    status,
    labels: labelsIn(values.labels),
    assignee: assignee === "" ? null : assignee,
    due: dueOf(values),
    reminder: reminderOf(values, zone),
    // A line without words is none.
    checklist: values.checklist.filter(({ text }) => text.trim() !== ""),
  });
}

/** What of a task was changed in the form: others may have changed the rest meanwhile. */
export function changedInput(before: Task, input: TaskInput): Partial<TaskInput> {
  return Object.fromEntries(
    Object.entries(input).filter(([field, value]) => {
      const old: unknown = Reflect.get(before, field);
      return JSON.stringify(old) !== JSON.stringify(value);
    }),
  );
}
