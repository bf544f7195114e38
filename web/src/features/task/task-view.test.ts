import type { Task } from "@janur/domain/task/task";
import { describe, expect, test } from "vitest";
import { byDue, plannedTasks, type TaskInvitation } from "./planned-task.ts";
import { filteredTasks, taskViewSchema } from "./task-view.ts";

const wedding: TaskInvitation = {
  id: "A".repeat(20),
  title: "Ratri & Bayu",
  eventType: "wedding",
  startAt: new Date("2026-12-12T04:00:00Z"),
  zone: "Asia/Jakarta",
  team: {
    ratri: { role: "owner", name: "Ratri", photo: null },
    sri: { role: "sender", name: "Sri", photo: null },
  },
};

function task(id: string, change: Partial<Task>): Task {
  return {
    id,
    invitationId: wedding.id,
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
    order: "V00000",
    createdBy: "ratri",
    createdAt: new Date(0),
    updatedAt: new Date(0),
    deletedAt: null,
    ...change,
  };
}

const now = new Date("2026-12-01T20:00:00Z");
const tasks = [
  task("later", { due: { days: 7 } }),
  task("late", { due: { date: "2026-12-01" }, labels: ["Vendor"] }),
  task("done", { due: { date: "2026-12-01" }, status: "done" }),
  task("today", { due: { days: -10 }, assignee: "sri", priority: "high" }),
  task("open", { order: "W00000" }),
];
const seenBy = (uid: string) => plannedTasks(wedding, tasks, { uid, now });
const found = (filters: Record<string, string>) =>
  filteredTasks(seenBy("ratri"), taskViewSchema.parse(filters)).map(({ id }) => id);

describe("tasks of a day", () => {
  test("are counted on the calendar of the event's place", () => {
    expect(seenBy("ratri").map(({ daysLeft }) => daysLeft)).toEqual([17, -1, -1, 0, null]);
  });

  test("stand by their day, those without one behind, what is done at the end", () => {
    expect(
      seenBy("ratri")
        .sort(byDue)
        .map(({ id }) => id),
    ).toEqual(["late", "today", "later", "open", "done"]);
  });

  test("are worked on by those who plan, and by who is named", () => {
    expect(seenBy("ratri").every(({ mayPlan, mayWork }) => mayPlan && mayWork)).toBe(true);
    const bySri = seenBy("sri");
    expect(bySri.filter(({ mayWork }) => mayWork).map(({ id }) => id)).toEqual(["today"]);
    expect(bySri.some(({ mayPlan }) => mayPlan)).toBe(false);
  });
});

test.each([
  [{}, ["later", "late", "done", "today", "open"]],
  [{ due: "overdue" }, ["late"]],
  [{ due: "week" }, ["today"]],
  [{ due: "month" }, ["later", "today"]],
  [{ due: "none" }, ["open"]],
  [{ label: "Vendor" }, ["late"]],
  [{ assignee: "sri" }, ["today"]],
  [{ assignee: "-", due: "month" }, ["later"]],
  [{ priority: "high" }, ["today"]],
  [{ q: "LAT" }, ["later", "late"]],
  [{ invitation: "B".repeat(20) }, []],
])("%j finds %j", (filters, ids) => {
  expect(found(filters)).toEqual(ids);
});
