import { describe, expect, test } from "vitest";
import { agoText, clockText, dateText, dateTimeText, dayMonthText, timeText } from "./date-text.ts";

const instant = new Date("2026-12-12T03:00:00Z");

describe("dates as people read them", () => {
  test("Indonesian, in full", () => {
    expect(dateTimeText(instant, "Asia/Jakarta", "id")).toBe("Sabtu, 12 Desember 2026 pukul 10.00 WIB");
  });

  test("English, in full", () => {
    expect(dateTimeText(instant, "Asia/Jakarta", "en")).toBe("Saturday 12 December 2026, 10.00 WIB");
  });

  test.each([
    ["Asia/Makassar", "Sabtu, 12 Desember 2026 pukul 11.00 WITA"],
    ["Asia/Jayapura", "Sabtu, 12 Desember 2026 pukul 12.00 WIT"],
    ["Asia/Singapore", "Sabtu, 12 Desember 2026 pukul 11.00 GMT+8"],
  ])("the clock of %s: %s", (zone, text) => {
    expect(dateTimeText(instant, zone, "id")).toBe(text);
  });

  test("the day is that of the place, not of the server", () => {
    const lateInUtc = new Date("2026-12-11T17:30:00Z");
    expect(dateText(lateInUtc, "Asia/Jakarta", "id")).toBe("Sabtu, 12 Desember 2026");
    expect(dateText(lateInUtc, "UTC", "id")).toBe("Jumat, 11 Desember 2026");
  });

  test("day and month alone", () => {
    const deadline = new Date("2026-12-05T16:59:00Z");
    expect(dayMonthText(deadline, "Asia/Jakarta", "id")).toBe("5 Desember");
    expect(dayMonthText(deadline, "Asia/Jakarta", "en")).toBe("5 December");
  });

  test("the clock has two digits on both sides and a point between", () => {
    expect(clockText(new Date("2026-12-12T01:05:00Z"), "Asia/Jakarta")).toBe("08.05");
    expect(timeText(new Date("2026-12-11T17:00:00Z"), "Asia/Jakarta")).toBe("00.00 WIB");
  });
});

describe("how long ago something was", () => {
  const now = new Date("2027-01-02T05:00:00Z");
  test.each([
    ["2027-01-02T05:00:30Z", "baru saja", "just now"],
    ["2027-01-02T04:59:10Z", "baru saja", "just now"],
    ["2027-01-02T04:55:00Z", "5 menit lalu", "5 min ago"],
    ["2027-01-02T03:30:00Z", "1 jam lalu", "1 hour ago"],
    ["2027-01-01T17:30:00Z", "11 jam lalu", "11 hours ago"],
    ["2027-01-01T16:30:00Z", "kemarin 23.30", "yesterday 23.30"],
    ["2026-12-31T10:00:00Z", "31 Desember 2026", "31 December 2026"],
  ])("%s is %s", (instant, id, en) => {
    expect(agoText(new Date(instant), now, "Asia/Jakarta", "id")).toBe(id);
    expect(agoText(new Date(instant), now, "Asia/Jakarta", "en")).toBe(en);
  });

  test("an earlier day of this year is its day alone", () => {
    const earlier = new Date("2027-05-05T05:00:00Z");
    expect(agoText(earlier, new Date("2027-06-01T05:00:00Z"), "Asia/Jakarta", "id")).toBe("5 Mei");
  });
});
