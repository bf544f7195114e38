import type { Arrived } from "@janur/domain/door/door-report";
import { guestInputSchema } from "@janur/domain/guest/guest";
import { rowOf, type GuestRow } from "@janur/domain/guest/guest-row";
import { newGuest } from "@janur/domain/guest/new-guest";
import { expect, test } from "vitest";
import { foundGuests } from "../../lib/text/found-guests.ts";
import { reportLines, shownLines } from "./report-lines.ts";

const now = new Date("2026-12-12T03:00:00Z");
function row(letter: string, name: string, change: Partial<GuestRow> = {}): GuestRow {
  const input = guestInputSchema.parse({
    ...{ name, honorific: "Bapak", suffix: "", origin: "", group: "Kantor", seats: 2, note: "" },
  });
  return { ...rowOf(newGuest(input, { id: letter.repeat(20), listing: "listed", now })), ...change };
}

const hadi = row("a", "Hadi Wiranto");
const slamet = row("b", "Slamet Riyadi");
const elsewhere = row("c", "Agus Salim", { ceremonies: ["akad"] });
const group = row("d", "Alumni SMA", { kind: "group" });
const rows = [slamet, hadi, elsewhere, group];

const came = (guest: string | null, at: number, change: Partial<Arrived> = {}): Arrived => ({
  ...{ ceremony: "resepsi", guest, people: 2, disputed: 0, souvenirs: 0, notes: [] },
  walkIn: guest === null ? { id: "WalkInOfThisTest0001", name: "Pak Darto", of: "Pak Hadi" } : null,
  arrivals: [{ nonce: "ArrivalOfThisTest001", at, by: "Rina", people: 2 }],
  ...change,
});

test("who came stands in the order of coming, who was invited and did not by name, others apart", () => {
  const arrived = [
    came(slamet.id, 2_000),
    came(null, 1_500),
    came("z".repeat(20), 1_000),
    came(hadi.id, 3_000, { ceremony: "akad" }),
  ];
  const lines = reportLines(rows, arrived, { id: "resepsi", isOpen: true });
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);
  expect(names(lines.here)).toEqual(["Bapak Slamet Riyadi"]);
  expect(names(lines.absent)).toEqual(["Bapak Hadi Wiranto"]);
  // Who was deleted since has no name any more.
  expect(names(lines.walkIns)).toEqual(["", "Pak Darto"]);
});

test("somebody who came to what they were not invited to is among those who came", () => {
  const lines = reportLines(rows, [came(elsewhere.id, 1_000)], { id: "resepsi", isOpen: true });
  expect(lines.here.map(({ name }) => name)).toEqual(["Bapak Agus Salim"]);
});

test("lines are searched by every word of name and group", () => {
  const { absent } = reportLines(rows, [], { id: "resepsi", isOpen: true });
  expect(shownLines(absent, "kantor hadi").map(({ name }) => name)).toEqual(["Bapak Hadi Wiranto"]);
  expect(shownLines(absent, "  ")).toHaveLength(2);
  expect(shownLines(absent, "kartini")).toEqual([]);
});

test("whoever is let in by hand is found with a slip, and a group's link is nobody who comes", () => {
  expect(foundGuests(rows, "slamt", 20).map(({ id }) => id)).toEqual([slamet.id]);
  expect(foundGuests(rows, "kantor", 20).map(({ id }) => id)).toHaveLength(3);
  expect(foundGuests(rows, "alumni", 20)).toEqual([]);
  expect(foundGuests(rows, " ", 20)).toEqual([]);
});
