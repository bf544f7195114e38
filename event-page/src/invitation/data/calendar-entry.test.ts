import { describe, expect, it } from "vitest";
import { calendarEntry, googleCalendarLink } from "./calendar-entry.ts";
import { threeCeremonies, weddingPublication } from "../../fixtures/fixtures.ts";

const publication = weddingPublication();

function entry(change = {}) {
  const [, reception] = threeCeremonies;
  if (reception === undefined) throw new Error("no ceremony");
  return calendarEntry(publication, { ...reception, ...change }, "id");
}

describe("calendar entry", () => {
  it("names the ceremony, its place and its own clock", () => {
    expect(entry()).toMatchObject({
      uid: "aaaaaaaaaaaaaaaaaaaa-resepsi@janur",
      title: "Resepsi Rani & Dimas",
      location: "Pendopo Taman Sari, Jl. Cihampelas No. 160, Bandung",
      when: "Sabtu, 12 Desember 2026 pukul 11.00 WIB",
    });
  });

  it("does not exist before the day is known", () => {
    expect(entry({ startAt: null, endAt: null })).toBeNull();
  });

  it("opens Google's form with the clock of the place, whatever was typed", () => {
    const made = entry({ zone: "Asia/Makassar", venue: "A&B <i> #1" });
    if (made === null) throw new Error("no entry");
    const url = new URL(googleCalendarLink(made));
    expect(url.origin + url.pathname).toBe("https://calendar.google.com/calendar/render");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: "TEMPLATE",
      dates: "20261212T120000/20261212T150000",
      ctz: "Asia/Makassar",
      text: "Resepsi Rani & Dimas",
      location: "A&B <i> #1, Jl. Cihampelas No. 160, Bandung",
    });
    expect(url.hash).toBe("");
  });
});
