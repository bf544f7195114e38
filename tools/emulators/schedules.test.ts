import { expect, test } from "vitest";
import { minuteSweeps } from "../../functions/src/minute-sweeps.ts";
import { nightSweeps } from "../../functions/src/night-sweeps.ts";
import { isDue } from "../../functions/src/platform/sweep/sweep-table.ts";
import { lastDue } from "./schedules.ts";

const now = new Date("2026-11-24T01:23:45.000Z");

test.each(minuteSweeps)("$name is run by the local suite when it is due", ({ name, rhythm }) => {
  const { schedule, at } = lastDue(name, now);
  expect(schedule).toBe("everyMinute");
  expect(isDue(rhythm, { scheduledAt: at, minutes: 1 })).toBe(true);
});

test.each(nightSweeps)("$name is run by the local suite as if it were its time", ({ name, rhythm }) => {
  const { schedule, at } = lastDue(name, now);
  expect(schedule).toBe("everyNight");
  expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(isDue(rhythm, { scheduledAt: at, minutes: 10 })).toBe(true);
});
