import { describe, expect, test } from "vitest";
import { hijriText, javaneseDayText, otherCalendarsText, pasaranOf } from "./other-calendars.ts";

const noon = (day: string) => new Date(`${day}T05:00:00Z`);

describe("pasaran", () => {
  test.each([
    // abuyabaihaqi.blogspot.com/p/astronomi.html
    ["1931-05-01", "Wage"],
    // The day of the proclamation: Jumat Legi.
    ["1945-08-17", "Legi"],
    // tribunnews.com, Kalender Jawa September 2024
    ["2024-09-01", "Legi"],
    // indramayu.inews.id/read/497966
    ["2024-09-27", "Pahing"],
    // suarablitar.com/?p=3892, after Kementerian Agama
    ["2025-08-01", "Kliwon"],
    ["2025-08-18", "Pahing"],
  ])("of %s is %s", (day, pasaran) => {
    expect(pasaranOf(noon(day), "Asia/Jakarta")).toBe(pasaran);
  });

  test("follows the day of the zone", () => {
    const late = new Date("2024-09-26T16:30:00Z");
    expect(javaneseDayText(late, "Asia/Jakarta", "id")).toBe("Kamis Legi");
    expect(javaneseDayText(late, "Asia/Makassar", "en")).toBe("Friday Pahing");
  });
});

describe("the Hijri day", () => {
  test.each([
    // Saudi Arabia's 1 Syawal (aljazeera.com, 9 April 2024) and new year 1446 (7 July 2024).
    ["2024-04-10", "1 Syawal 1445 H", "1 Shawwal 1445 AH"],
    ["2024-07-07", "1 Muharam 1446 H", "1 Muharram 1446 AH"],
  ])("of %s is %s", (day, id, en) => {
    expect(hijriText(noon(day), "Asia/Jakarta", "id")).toBe(id);
    expect(hijriText(noon(day), "Asia/Jakarta", "en")).toBe(en);
  });

  test("can follow Indonesia's own month: 23 Rabiulawal 1446 (indramayu.inews.id/read/497966)", () => {
    expect(hijriText(noon("2024-09-27"), "Asia/Jakarta", "id", -1)).toBe("23 Rabiulawal 1446 H");
    expect(hijriText(noon("2025-03-31"), "Asia/Jakarta", "id", -1)).toBe("1 Syawal 1446 H");
  });
});

test("what stands beneath the day is what the family wants", () => {
  const text = (hijri: -1 | 0 | 1 | null, isJavaneseShown: boolean) =>
    otherCalendarsText({ hijri, isJavaneseShown }, noon("2026-12-12"), "Asia/Jakarta", "id");
  expect(text(null, false)).toBe("");
  expect(text(0, false)).toBe("3 Rajab 1448 H");
  expect(text(-1, true)).toBe("Sabtu Pon · 2 Rajab 1448 H");
});
