import type { Task } from "@janur/domain/task/task";
import { describe, expect, test } from "vitest";
import { changedInput, emptyTaskForm, fromTaskForm, taskFormSchema, toTaskForm } from "./form.ts";

const zone = "Asia/Jayapura";
const task: Task = {
  id: "T".repeat(20),
  invitationId: "A".repeat(20),
  title: "Pesan katering",
  note: "",
  labels: ["Vendor", "Makanan"],
  priority: "high",
  due: { days: -45 },
  reminder: null,
  assignee: "bayu",
  checklist: [{ text: "Cicipi menu", isDone: true }],
  files: 0,
  status: "doing",
  order: "V00000",
  createdBy: "ratri",
  createdAt: new Date(0),
  updatedAt: new Date(0),
  deletedAt: null,
};

describe("the form of a task", () => {
  test.each([{ days: -45 }, { days: 0 }, { days: 7 }, { date: "2026-12-12" }, null])(
    "gives back a task that is due %j",
    (due) => {
      const form = toTaskForm({ ...task, due }, zone);
      expect(taskFormSchema.safeParse(form).success).toBe(true);
      expect(changedInput({ ...task, due }, fromTaskForm(form, zone))).toEqual({});
    },
  );

  test.each([{ days: -3 }, { days: 0 }, { days: 2 }, { at: new Date("2026-12-10T22:30:00.000Z") }, null])(
    "gives back a task that reminds of itself %j",
    (reminder) => {
      const form = toTaskForm({ ...task, reminder }, zone);
      expect(taskFormSchema.safeParse(form).success).toBe(true);
      expect(changedInput({ ...task, reminder }, fromTaskForm(form, zone))).toEqual({});
    },
  );

  test("means a reminder's time by the clock of the event's place", () => {
    const form = {
      ...toTaskForm(task, zone),
      reminderKind: "at" as const,
      reminderAt: "2026-12-11T07:30",
    };
    expect(fromTaskForm(form, zone).reminder).toEqual({ at: new Date("2026-12-10T22:30:00.000Z") });
  });

  test("writes what was changed, and nothing else", () => {
    const form = { ...toTaskForm(task, zone), labels: "Vendor", days: "30" };
    expect(changedInput(task, fromTaskForm(form, zone))).toEqual({ labels: ["Vendor"], due: { days: -30 } });
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["too many labels", { labels: "a,b,c,d,e,f" }, "labels"],
    ["days that are none", { dueKind: "before", days: "tiga" }, "days"],
    ["too many days", { dueKind: "after", days: "366" }, "days"],
    ["no time of a reminder", { reminderKind: "at", reminderAt: "2026-12-41T07:00" }, "reminderAt"],
    ["too many days of a reminder", { reminderKind: "before", reminderDays: "731" }, "reminderDays"],
    ["no date", { dueKind: "date", date: "" }, "date"],
  ])("points at %s", (_what, wrong, field) => {
    const read = taskFormSchema.safeParse({
      ...emptyTaskForm(task.invitationId, true),
      title: "x",
      ...wrong,
    });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test("leaves out lines without words", () => {
    const form = { ...toTaskForm(task, zone), checklist: [{ text: "  ", isDone: false }] };
    expect(fromTaskForm(form, zone).checklist).toEqual([]);
  });
});
