import { threeCeremonies, weddingContent, weddingPublication } from "@janur/event-page/fixtures/fixtures";
import type { Publication } from "@janur/domain/invitation/publication";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const content = weddingContent({ ceremonies: threeCeremonies });

function file(change: Partial<Publication> = {}, ceremonyId: string | null = null): string | null {
  const publication = weddingPublication({ content, sequence: 4, ...change });
  return calendarFile({ publication, language: "id", origin: "https://janur.example", ceremonyId });
}

/** Lines as calendars read them, after unfolding. */
function lines(change: Partial<Publication> = {}, ceremonyId: string | null = null): string[] {
  return (file(change, ceremonyId) ?? "").replace(/\r\n[\t ]/g, "").split("\r\n");
}

test("every dated ceremony is one entry with its own lasting name", () => {
  const found = lines();
  expect(found[0]).toBe("BEGIN:VCALENDAR");
  expect(found.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(3);
  expect(found.filter((line) => line.startsWith("UID:"))).toEqual([
    "UID:aaaaaaaaaaaaaaaaaaaa-akad@janur",
    "UID:aaaaaaaaaaaaaaaaaaaa-resepsi@janur",
    "UID:aaaaaaaaaaaaaaaaaaaa-ngunduh-mantu@janur",
  ]);
  expect(found.filter((line) => line === "SEQUENCE:4")).toHaveLength(3);
  expect(found).toContain("METHOD:PUBLISH");
  expect(found).toContain("SUMMARY:Resepsi Rani & Dimas");
  expect(found).toContain("URL:https://janur.example/event/rani-dimas");
});

test("instants are exact, and the clock of the place stands beside them", () => {
  const found = lines({}, "akad");
  expect(found).toContain("DTSTART:20261212T010000Z");
  expect(found).toContain("DTEND:20261212T030000Z");
  expect(found).toContain(
    "DESCRIPTION:Sabtu\\, 12 Desember 2026 pukul 08.00 WIB\\nBuka peta: https://maps.example.com/?q=masjid",
  );
  expect(found).toContain(
    "LOCATION:Masjid Raya Al-Ikhlas\\, Jl. Dago Asri No. 14\\, Coblong\\, Bandung 40135",
  );
});

test("another zone moves the instant, never the name", () => {
  const moved = threeCeremonies.map((ceremony) => ({ ...ceremony, zone: "Asia/Jayapura" }));
  const found = lines({ content: weddingContent({ ceremonies: moved }) }, "resepsi");
  expect(found).toContain("DTSTART:20261212T040000Z");
  expect(found.find((line) => line.startsWith("DESCRIPTION:"))).toContain(
    "Sabtu\\, 12 Desember 2026 pukul 13.00 WIT",
  );
});

test("each entry reminds the day before, and knows the point that its map link spells out", () => {
  const found = lines({}, "akad");
  expect(found.filter((line) => line === "BEGIN:VALARM")).toHaveLength(1);
  expect(found.find((line) => line.startsWith("TRIGGER:"))).toMatch(/^TRIGGER:-P1D(?:T)?$/);
  expect(found.some((line) => line.startsWith("GEO:"))).toBe(false);
  const mapUrl = "https://www.google.com/maps/search/?api=1&query=-6.884,107.613";
  const placed = threeCeremonies.map((ceremony) => ({ ...ceremony, mapUrl }));
  expect(lines({ content: weddingContent({ ceremonies: placed }) }, "akad")).toContain("GEO:-6.884;107.613");
  for (const status of ["postponed", "cancelled"] as const)
    expect(lines({ status }).filter((line) => line === "BEGIN:VALARM")).toEqual([]);
});

test("a cancelled event takes its entries back, a postponed one puts them in doubt", () => {
  const cancelled = lines({ status: "cancelled", sequence: 5 });
  expect(cancelled).toContain("METHOD:CANCEL");
  expect(cancelled.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(3);
  expect(cancelled).toContain("SEQUENCE:5");
  expect(cancelled).toContain("UID:aaaaaaaaaaaaaaaaaaaa-akad@janur");
  const postponed = lines({ status: "postponed" }, "akad");
  expect(postponed).toContain("STATUS:TENTATIVE");
  expect(postponed).toContain("SUMMARY:Acara ditunda: Akad nikah Rani & Dimas");
});

test("nothing that a host types begins a line of its own", () => {
  const hostile = "x\r\nEND:VEVENT\nBEGIN:VALARM\u2028ATTACH:https://evil.example;,\\";
  const first = threeCeremonies[0];
  if (first === undefined) throw new Error("no ceremony");
  const ceremony = {
    ...first,
    name: { id: hostile, en: hostile },
    venue: hostile,
    address: hostile,
    city: hostile,
  };
  const change = { content: weddingContent({ ceremonies: [ceremony] }) };
  const found = lines(change);
  expect(found.filter((line) => /^(?:END|BEGIN):/.test(line))).toEqual([
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "BEGIN:VALARM",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
  expect(found.filter((line) => line.startsWith("ATTACH"))).toEqual([]);
  expect(found.find((line) => line.startsWith("LOCATION:"))).toContain("evil.example\\;\\,\\\\");
  expect(file(change)).not.toMatch(/[^\r]\n|\u2028/);
});

test("there is no file without a day", () => {
  const undated = threeCeremonies.map((ceremony) => ({ ...ceremony, startAt: null, endAt: null }));
  expect(file({ content: weddingContent({ ceremonies: undated }) })).toBeNull();
  expect(file({}, "none-such")).toBeNull();
});
