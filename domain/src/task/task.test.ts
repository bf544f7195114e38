import { describe, expect, test } from "vitest";
import { daysBetween } from "../time/calendar-day.ts";
import { dueDate, eventDate, mayWorkOn, relativeText } from "./task.ts";

/** 23.30 UTC is already Saturday 12 December in Jakarta. */
const wedding = { startAt: new Date("2026-12-11T23:30:00Z"), zone: "Asia/Jakarta" };

describe("dueDate", () => {
  test.each([
    [{ days: -90 }, "2026-09-13"],
    [{ days: 0 }, "2026-12-12"],
    [{ days: 21 }, "2027-01-02"],
    [{ date: "2026-11-30" }, "2026-11-30"],
    [null, null],
  ])("%j is %s", (due, date) => {
    expect(dueDate(due, eventDate(wedding))).toBe(date);
  });

  test("counted from a day that nobody knows yet is no day", () => {
    expect(dueDate({ days: -7 }, eventDate({ ...wedding, startAt: null }))).toBeNull();
    expect(dueDate({ date: "2026-11-30" }, null)).toBe("2026-11-30");
  });
});

test("days are counted across months and years", () => {
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect(daysBetween("2026-12-12", "2026-12-12")).toBe(0);
});

test.each([
  [-90, "H-90", "90 days before"],
  [-1, "H-1", "1 day before"],
  [0, "H", "the day"],
  [7, "H+7", "7 days after"],
])("%i days are called %s, in English %s", (days, text, english) => {
  expect(relativeText(days, "id")).toBe(text);
  expect(relativeText(days, "en")).toBe(english);
});

test("those who do not plan work on what is theirs", () => {
  expect(mayWorkOn({ assignee: "bude" }, "sender", "bude")).toBe(true);
  expect(mayWorkOn({ assignee: null }, "sender", "bude")).toBe(false);
  expect(mayWorkOn({ assignee: null }, "editor", "bude")).toBe(true);
});
