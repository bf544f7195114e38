import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountSettingsSchemas, notificationEvents, type AccountSettings } from "./account-settings.ts";
import { digestShift, digestSpreadMs, digestTime, isDigested } from "./digest-time.ts";
import { wallClock } from "../time/zone.ts";

const usual = accountSettingsSchemas.notifications.parse({});
const at = (
  event: Parameters<typeof digestTime>[0],
  change: Partial<AccountSettings["notifications"]>,
  now: string,
  zone = "Asia/Jakarta",
) => digestTime(event, { ...usual, ...change }, { zone }, new Date(now)).toISOString();

describe("a daily digest", () => {
  test.each([
    // 06.59 and 07.00 WIB of the 21st
    ["2026-11-20T23:59:00.000Z", "2026-11-21T00:00:00.000Z"],
    ["2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
  ])("of what happens at %s goes out at %s", (now, expected) => {
    expect(at("answer", { digest: "daily", digestHour: 7 }, now)).toBe(expected);
  });

  test("follows the person's own wall", () => {
    const change = { digest: "daily" as const, digestHour: 7 };
    expect(at("wish", change, "2026-11-20T12:00:00.000Z", "Asia/Jayapura")).toBe("2026-11-20T22:00:00.000Z");
  });
});

test("a weekly digest waits for its weekday", () => {
  // The 21st of November 2026 is a Saturday.
  const change = { digest: "weekly" as const, digestHour: 7, digestWeekday: 1 };
  expect(at("answer", change, "2026-11-21T05:00:00.000Z")).toBe("2026-11-23T00:00:00.000Z");
  expect(at("answer", { ...change, digestWeekday: 6 }, "2026-11-21T05:00:00.000Z")).toBe(
    "2026-11-28T00:00:00.000Z",
  );
});

test("tasks that are due never wait a week", () => {
  const change = { digest: "weekly" as const, digestHour: 7, digestWeekday: 1 };
  expect(at("task", change, "2026-11-21T05:00:00.000Z")).toBe("2026-11-22T00:00:00.000Z");
});

test("what is urgent, and what is asked for at once, does not wait", () => {
  const now = "2026-11-21T05:00:00.000Z";
  for (const event of notificationEvents) expect(at(event, { digest: "immediately" }, now)).toBe(now);
  for (const event of ["report", "publish", "team"] as const)
    expect(at(event, { digest: "weekly" }, now)).toBe(now);
});

test("any digest lies ahead, within a week and a change of the clock, on its full hour", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      fc.constantFrom("Asia/Jakarta", "Asia/Jayapura", "Europe/Berlin", "America/New_York"),
      fc.integer({ min: 3, max: 23 }),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom("daily" as const, "weekly" as const),
      (now, zone, digestHour, digestWeekday, digest) => {
        const settings = { ...usual, digest, digestHour, digestWeekday };
        const due = digestTime("answer", settings, { zone }, now);
        expect(due > now).toBe(true);
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
        expect(wallClock(due, zone).time).toBe(`${String(digestHour).padStart(2, "0")}:00`);
      },
    ),
  );
});

test("a person's place in the spread is their own, the same each day, and people spread evenly", () => {
  const shifts = Array.from({ length: 1_000 }, (_, index) => digestShift(`uid-${String(index)}`));
  expect(digestShift("uid-7")).toBe(shifts[7]);
  expect(Math.min(...shifts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...shifts)).toBeLessThan(digestSpreadMs);
  const perMinute = new Map<number, number>();
  for (const shift of shifts) {
    const minute = Math.floor(shift / 60_000);
    perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
  }
  expect(perMinute.size).toBe(15);
  // 67 each on average.
  expect(Math.max(...perMinute.values())).toBeLessThan(100);
});

test("only what waits for the digest by choice is digested", () => {
  expect(isDigested("answer", { digest: "daily" })).toBe(true);
  expect(isDigested("answer", { digest: "immediately" })).toBe(false);
  expect(isDigested("report", { digest: "daily" })).toBe(false);
});
