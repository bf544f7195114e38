import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysBetween, endAtTime, withStart, withZone } from "./ceremony-time.ts";
import { ceremoniesOf } from "./content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { ceremonySchema } from "./sections/ceremonies.ts";
import { indonesianZones, instantOf, wallClock } from "../time/zone.ts";

const [akad] = ceremoniesOf(weddingContent);
if (akad === undefined) throw new Error("the wedding has an akad");
const zone = "Asia/Jakarta";
const at = (date: string, time: string, where = zone) => instantOf(date, time, where).toISOString();

describe("an end of which only the time is typed", () => {
  test.each([
    ["11:00", "14:00", "2026-12-12"],
    ["19:00", "01:00", "2026-12-13"],
    ["21:00", "04:00", "2026-12-13"],
    ["23:30", "00:00", "2026-12-13"],
    ["20:00", "07:59", "2026-12-13"],
  ])("start %s, end %s: on %s", (start, end, date) => {
    expect(endAtTime(at("2026-12-12", start), end, zone)).toBe(at(date, end));
  });

  test.each([
    ["11:00", "10:30"],
    ["11:00", "11:00"],
    ["20:00", "08:00"],
  ])("start %s, end %s is a slip, which the schema names", (start, end) => {
    const startAt = at("2026-12-12", start);
    const endAt = endAtTime(startAt, end, zone);
    expect(endAt).toBe(at("2026-12-12", end));
    const { error } = ceremonySchema.safeParse({ ...akad, startAt, endAt, isUntilFinished: false });
    expect(error?.issues).toMatchObject([{ path: ["endAt"], params: { reason: "end-before-start" } }]);
  });
});

test("a moved start takes its end along, past midnight and over several days", () => {
  const night = { ...akad, startAt: at("2026-12-12", "19:00"), endAt: at("2026-12-13", "01:00") };
  expect(withStart(night, at("2026-12-19", "20:00"))).toMatchObject({ endAt: at("2026-12-20", "01:00") });
  const days = { ...akad, startAt: at("2026-12-12", "09:00"), endAt: at("2026-12-14", "16:00") };
  expect(withStart(days, at("2027-01-30", "09:00"))).toMatchObject({ endAt: at("2027-02-01", "16:00") });
  expect(withStart(days, null)).toMatchObject({ startAt: null, endAt: null });
  expect(daysBetween(days.startAt, days.endAt, zone)).toBe(2);
});

test("another zone keeps what the clocks on the wall say", () => {
  const zones = fc.constantFrom(...Object.keys(indonesianZones), "Europe/Amsterdam", "America/New_York");
  const instants = fc.date({
    min: new Date("2026-05-01T00:00:00Z"),
    max: new Date("2026-09-30T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(zones, zones, instants, fc.integer({ min: 1, max: 2_000 }), (from, to, start, minutes) => {
      const startAt = new Date(Math.floor(start.getTime() / 60_000) * 60_000).toISOString();
      const endAt = new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
      const moved = withZone({ ...akad, zone: from, startAt, endAt }, to);
      expect(moved.zone).toBe(to);
      expect(wallClock(new Date(moved.startAt ?? ""), to)).toEqual(wallClock(new Date(startAt), from));
      expect(wallClock(new Date(moved.endAt ?? ""), to)).toEqual(wallClock(new Date(endAt), from));
      expect(ceremonySchema.safeParse(moved).success).toBe(true);
    }),
  );
  expect(withZone({ ...akad, startAt: null, endAt: null }, "Asia/Jayapura")).toMatchObject({
    zone: "Asia/Jayapura",
    startAt: null,
    endAt: null,
  });
});
