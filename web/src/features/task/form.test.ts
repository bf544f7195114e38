import type { Task } from "@janur/domain/task";
import { describe, expect, test } from "vitest";
import { changedInput, emptyTaskForm, fromTaskForm, taskFormSchema, toTaskForm } from "./form.ts";

const task: Task = {
  id: "T".repeat(20),
  invitationId: "A".repeat(20),
  title: "Pesan katering",
  note: "",
  labels: ["Vendor", "Makanan"],
  priority: "high",
  due: { days: -45 },
  assignee: "bayu",
  checklist: [{ text: "Cicipi menu", isDone: true }],
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
      const form = toTaskForm({ ...task, due });
      expect(taskFormSchema.safeParse(form).success).toBe(true);
      expect(changedInput({ ...task, due }, fromTaskForm(form))).toEqual({});
    },
  );

  test("writes what was changed, and nothing else", () => {
    const form = { ...toTaskForm(task), labels: "Vendor", days: "30" };
    expect(changedInput(task, fromTaskForm(form))).toEqual({ labels: ["Vendor"], due: { days: -30 } });
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["too many labels", { labels: "a,b,c,d,e,f" }, "labels"],
    ["days that are none", { dueKind: "before", days: "tiga" }, "days"],
    ["too many days", { dueKind: "after", days: "366" }, "days"],
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
    const form = { ...toTaskForm(task), checklist: [{ text: "  ", isDone: false }] };
    expect(fromTaskForm(form).checklist).toEqual([]);
  });
});
