import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { isOfHousehold, partySize, usualSeats, withoutCount } from "./party-size.ts";

test.each<[string, number]>([
  ["Dewi SMA", 1],
  ["Bapak Hadi Wiranto", 1],
  ["dr. Budi, Sp.A", 1],
  ["PT Sinar & Co", 1],
  ["Ramadan Andika", 1],
  ["Hadi & Istri", 2],
  ["Hadi dan pasangan", 2],
  ["Dewi bersama suami", 2],
  ["Budi & Ani", 2],
  ["Bpk/Ibu Joko", 2],
  ["Bapak & Ibu Wardoyo", 2],
  ["Pakdhe Wiryo lan Budhe", 2],
  ["Bapak Hadi & Keluarga", 4],
  ["Ibu Tuti sekeluarga", 4],
  ["Keluarga Om Harto", 4],
  ["Keluarga besar SMAN 3", 1],
  ["Umi + 2 anak", 3],
  ["Rina +1", 2],
  ["Rina +3", 4],
  ["Rina berdua", 2],
  ["Rangga", 1],
  ["", 1],
])("%j: %i people", (name, people) => {
  expect(partySize(name)).toBe(people);
});

test("a household is as many as it has names, at most as many as an invitation may be for", () => {
  const members = Array.from({ length: 20 }, (_, index) => `Tamu ${String(index)}`);
  expect(usualSeats({ kind: "household", name: "Hadi", members: ["Hadi", "Siti"] })).toBe(2);
  expect(usualSeats({ kind: "household", name: "Hadi" })).toBe(limits.guest.usualSeats.family);
  expect(usualSeats({ kind: "household", name: "Hadi", members })).toBe(limits.guest.seats.max);
  expect(usualSeats({ kind: "group", name: "Alumni & Keluarga" })).toBe(1);
  expect(usualSeats({ honorific: "Bapak", name: "Hadi", suffix: "& Istri" })).toBe(2);
});

test("what only counts goes from a name", () => {
  expect(["Rina +1", "Rina berdua", "Budi & Ani", "Rina (+2)"].map(withoutCount)).toEqual([
    "Rina",
    "Rina",
    "Budi & Ani",
    "Rina",
  ]);
});

test.each<[string, boolean]>([
  ["Bapak Hadi & Keluarga", true],
  ["Keluarga Om Harto", true],
  ["Bli Gede Arta sekeluarga", true],
  ["Bapak Hadi & Istri", false],
  ["Keluarga Besar SMAN 3 ’09", false],
  ["Dewi SMA", false],
])("%j is a household's name: %j", (name, is) => {
  expect(isOfHousehold(name)).toBe(is);
});
