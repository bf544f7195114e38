import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indonesianZones, instantOf, isKnownZone, wallClock, zoneLabel, zoneSchema } from "./zone.ts";

const zones = [
  ...Object.keys(indonesianZones),
  "Europe/Amsterdam",
  "America/New_York",
  "Australia/Sydney",
  "Asia/Kathmandu",
  "UTC",
];
const minuteMs = 60_000;
const minutes = fc
  .date({ min: new Date("2000-01-01T00:00:00Z"), max: new Date("2099-12-31T23:59:00Z"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / minuteMs) * minuteMs));

describe("wall clocks and instants", () => {
  test.each([
    ["Asia/Jakarta", "2026-12-12T03:00:00.000Z"],
    ["Asia/Makassar", "2026-12-12T02:00:00.000Z"],
    ["Asia/Jayapura", "2026-12-12T01:00:00.000Z"],
  ])("10:00 in %s is %s", (zone, instant) => {
    expect(instantOf("2026-12-12", "10:00", zone).toISOString()).toBe(instant);
    expect(wallClock(new Date(instant), zone)).toEqual({ date: "2026-12-12", time: "10:00" });
  });

  test.each(zones)("a wall clock read in %s and set again shows the same", (zone) => {
    fc.assert(
      fc.property(minutes, (instant) => {
        const { date, time } = wallClock(instant, zone);
        const again = instantOf(date, time, zone);
        expect(wallClock(again, zone)).toEqual({ date, time });
        // The hour that is lived twice in autumn has two instants; each other has one.
        expect([0, 60 * minuteMs]).toContain(Math.abs(again.getTime() - instant.getTime()));
      }),
      { numRuns: 300 },
    );
  });

  test.each(Object.keys(indonesianZones))(
    "an instant survives the wall clock of %s, which has no summer time",
    (zone) => {
      fc.assert(
        fc.property(minutes, (instant) => {
          const { date, time } = wallClock(instant, zone);
          expect(instantOf(date, time, zone)).toEqual(instant);
        }),
      );
    },
  );

  test.each([
    ["Europe/Amsterdam", "2026-03-29", "02:30", "03:30"],
    ["America/New_York", "2026-03-08", "02:30", "03:30"],
    ["Australia/Sydney", "2026-10-04", "02:30", "03:30"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15", "02:45"],
  ])("in %s on %s a skipped %s is moved forward to %s", (zone, date, time, shown) => {
    expect(wallClock(instantOf(date, time, zone), zone)).toEqual({ date, time: shown });
  });

  test.each([
    ["America/New_York", "2026-03-08", "01:59"],
    ["America/New_York", "2026-03-08", "03:00"],
    ["America/New_York", "2026-11-01", "01:30"],
    ["Europe/Amsterdam", "2026-03-29", "03:00"],
    ["Europe/Amsterdam", "2026-10-25", "02:30"],
  ])("in %s on %s the clock at %s beside a change exists", (zone, date, time) => {
    expect(wallClock(instantOf(date, time, zone), zone)).toEqual({ date, time });
  });

  test("midnight is 00:00 and belongs to the day that begins", () => {
    expect(wallClock(new Date("2026-12-11T17:00:00Z"), "Asia/Jakarta")).toEqual({
      date: "2026-12-12",
      time: "00:00",
    });
  });

  test.each([
    ["2026-02-29", "10:00"],
    ["2026-13-01", "10:00"],
    ["2026-12-12", "24:00"],
    ["2026-12-12", "10:60"],
    ["2026-12-12", "1:00"],
    ["12/12/2026", "10:00"],
    ["", ""],
  ])("%s %s is no date and time", (date, time) => {
    expect(() => instantOf(date, time, "Asia/Jakarta")).toThrow(RangeError);
  });
});

describe("zone names", () => {
  test.each([
    ["Asia/Jakarta", "WIB"],
    ["Asia/Makassar", "WITA"],
    ["Asia/Jayapura", "WIT"],
    ["Asia/Singapore", "GMT+8"],
  ])("%s is labelled %s", (zone, label) => {
    expect(zoneLabel(zone, new Date("2026-12-12T03:00:00Z"))).toBe(label);
  });

  test("the label of a zone with summer time is that of the instant", () => {
    expect(zoneLabel("Europe/Amsterdam", new Date("2026-07-01T12:00:00Z"))).toBe("GMT+2");
    expect(zoneLabel("Europe/Amsterdam", new Date("2026-12-01T12:00:00Z"))).toBe("GMT+1");
  });

  test("unknown zones are refused", () => {
    expect(isKnownZone("Asia/Jakarta")).toBe(true);
    for (const zone of ["", "Asia/Atlantis", "WIB", "__proto__", "Asia/Jakarta\n", "x".repeat(65)]) {
      expect(zoneSchema.safeParse(zone).success, zone).toBe(false);
    }
  });
});
