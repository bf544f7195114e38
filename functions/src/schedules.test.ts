import "../../tests/harness/demo-project.ts";
import { describe, expect, test } from "vitest";
import { minuteSweeps } from "./minute-sweeps.ts";
import { nightSweeps } from "./night-sweeps.ts";
import { serviceOptions } from "./options.ts";
import { isDue, sweepZone, type Sweep } from "./platform/sweep/sweep-table.ts";
import { everyMinute, everyNight } from "./schedules.ts";

/* The promises of the product: at what times each sweep runs. Whoever moves one says so here. */

const minuteMs = 60_000;
/** 00:00 in Jakarta; a day of ours begins there. */
const midnight = new Date("2026-11-23T17:00:00.000Z");

/** The times of one day, as Jakarta's clock shows them, at which the schedule takes a sweep. */
function timesOfDay(sweep: Sweep, ticks: readonly number[], minutes: number): string[] {
  return ticks
    .map((minute) => new Date(midnight.getTime() + minute * minuteMs))
    .filter((scheduledAt) => isDue(sweep.rhythm, { scheduledAt, minutes }))
    .map((at) => new Date(at.getTime() + 7 * 60 * minuteMs).toISOString().slice(11, 16));
}

const everyMinuteOfDay = Array.from({ length: 24 * 60 }, (_, minute) => minute);
/** Each of the times between 02:00 and 05:50. */
const nightTicks = everyMinuteOfDay.filter((minute) => minute % 10 === 0 && minute >= 120 && minute < 360);

describe("everyMinute", () => {
  test("is called each minute of the clock", () => {
    expect(everyMinute.__endpoint.scheduleTrigger).toMatchObject({ schedule: "* * * * *" });
  });

  test.each([
    ["runDueJobs", 1],
    ["publishDue", 1],
    ["sweepPendingSeats", 1],
    ["handOverDueMail", 1],
    ["deliverDueWebhooks", 1],
    ["mailDigests", 1],
    ["notifyUnreadMessages", 1],
    ["notifyReminders", 5],
  ])("takes %s every %i minutes", (name, minutes) => {
    const sweep = minuteSweeps.find((row) => row.name === name);
    if (sweep === undefined) throw new Error("no such sweep");
    const times = timesOfDay(sweep, everyMinuteOfDay, 1);
    expect(times).toHaveLength((24 * 60) / minutes);
    expect(times.every((time) => Number(time.slice(3)) % minutes === 0)).toBe(true);
  });

  test("has no other sweep", () => {
    expect(minuteSweeps).toHaveLength(8);
  });
});

describe("everyNight", () => {
  test("is called every ten minutes from two to six in Jakarta", () => {
    const trigger = { schedule: "*/10 2-5 * * *", timeZone: sweepZone };
    expect(everyNight.__endpoint.scheduleTrigger).toMatchObject(trigger);
  });

  test.each([
    ["gatherLostNews", "02:10"],
    ["emptyTrash", "02:30"],
    ["purgeContacts", "03:10"],
    ["purgeMail", "03:40"],
    ["purgeNotifications", "03:50"],
    ["purgeDeliveries", "04:00"],
    ["purgeUnusedMedia", "02:20"],
    ["purgeOldTasks", "04:20"],
    ["resealSecrets", "04:50"],
    ["purgeAlbum", "04:30"],
    ["reconcileAccounts", "04:40"],
    ["notifyDueTasks", "05:00"],
  ])("takes %s once, at %s", (name, time) => {
    const sweep = nightSweeps.find((row) => row.name === name);
    if (sweep === undefined) throw new Error("no such sweep");
    expect(timesOfDay(sweep, nightTicks, 10)).toEqual([time]);
  });

  test("has no other sweep", () => {
    expect(nightSweeps).toHaveLength(12);
  });
});

describe("a tick", () => {
  const emptyTrash = { dailyAt: "02:30" };
  const halfPastTwo = new Date("2026-11-23T19:30:00.000Z");

  test.each([
    ["a moment before its time", -5_000, true],
    ["repeated after minutes", 6 * minuteMs, true],
    ["the next one", 10 * minuteMs, false],
    ["the one before", -10 * minuteMs, false],
  ])("%s takes what it is for", (_name, offMs, expected) => {
    const scheduledAt = new Date(halfPastTwo.getTime() + offMs);
    expect(isDue(emptyTrash, { scheduledAt, minutes: 10 })).toBe(expected);
  });
});

describe.each([
  ["everyMinute", minuteSweeps, serviceOptions.everyMinute.timeoutSeconds],
  ["everyNight", nightSweeps, serviceOptions.everyNight.timeoutSeconds],
] as const)("budgets of %s", (_name, table: readonly Sweep[], timeoutSeconds) => {
  test.each(table)("$name ends before the service does, with time to say so", ({ budgetSeconds }) => {
    expect(budgetSeconds).toBeLessThanOrEqual(timeoutSeconds - 15);
  });
});
