import { expect, test } from "vitest";
import type { PlannedTask } from "./planned-task.ts";
import { taskGroups } from "./task-groups.ts";

const task = (id: string, change: Partial<PlannedTask>): PlannedTask => ({
  id,
  invitationId: "A".repeat(20),
  title: id,
  note: "",
  labels: [],
  priority: "normal",
  due: null,
  reminder: null,
  assignee: null,
  checklist: [],
  files: 0,
  status: "todo",
  order: "a",
  createdAt: new Date(0),
  updatedAt: new Date(0),
  createdBy: "ratri",
  deletedAt: null,
  invitation: {
    id: "A".repeat(20),
    title: "Ratri & Bayu",
    eventType: "wedding",
    startAt: null,
    zone: "Asia/Jakarta",
    team: {},
  },
  dueOn: null,
  daysLeft: null,
  mayPlan: true,
  mayWork: true,
  ...change,
});

test("tasks stand by how near they are, then by month, what is done at the end", () => {
  const groups = taskGroups([
    task("late", { dueOn: "2026-11-20", daysLeft: -4 }),
    task("today", { dueOn: "2026-11-24", daysLeft: 0 }),
    task("sunday", { dueOn: "2026-12-01", daysLeft: 7 }),
    task("next", { dueOn: "2026-12-02", daysLeft: 8 }),
    task("later", { dueOn: "2026-12-30", daysLeft: 36 }),
    task("january", { dueOn: "2027-01-02", daysLeft: 39 }),
    task("someday", {}),
    task("done", { status: "done", dueOn: "2026-11-01", daysLeft: -23 }),
  ]);
  expect(groups.map(({ key, tasks }) => [key, tasks.map(({ id }) => id)])).toEqual([
    ["late", ["late"]],
    ["week", ["today", "sunday"]],
    ["2026-12", ["next", "later"]],
    ["2027-1", ["january"]],
    ["undated", ["someday"]],
    ["done", ["done"]],
  ]);
});
