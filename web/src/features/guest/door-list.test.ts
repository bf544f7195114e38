import { guestInputSchema } from "@janur/domain/guest/guest";
import { rowOf, type GuestRow } from "@janur/domain/guest/guest-row";
import { newGuest } from "@janur/domain/guest/new-guest";
import { expect, test } from "vitest";
import { doorListOf } from "./door-list.ts";

const now = new Date("2026-12-12T03:00:00Z");
let count = 0;
function row(name: string, change: Partial<GuestRow> = {}): GuestRow {
  count += 1;
  const input = guestInputSchema.parse({
    ...{ name, honorific: "Bapak", suffix: "", origin: "", group: "", seats: 2, note: "" },
  });
  const id = String(count).padStart(20, "g");
  return { ...rowOf(newGuest(input, { id, listing: "listed", now })), ...change };
}

const ceremonies = [
  { id: "akad", name: "Akad", isOpen: false },
  { id: "resepsi", name: "Resepsi", isOpen: true },
];

test("a door on paper has names by letter, whatever they are addressed by, and to what each is invited", () => {
  const letters = doorListOf(
    [
      row("Budi Santoso"),
      row("Áni Lestari", { ceremonies: ["akad", "resepsi"] }),
      row("agus Salim"),
      row("3 Serangkai"),
      row("Alumni", { kind: "group" }),
      row("Tamu Tanpa Acara", { ceremonies: ["lain"] }),
    ],
    ceremonies,
  );
  expect(
    letters.map(({ letter, lines }) => [letter, lines.map(({ guest, invited }) => [guest.name, invited])]),
  ).toEqual([
    [
      "A",
      [
        ["agus Salim", ["resepsi"]],
        ["Áni Lestari", ["akad", "resepsi"]],
      ],
    ],
    ["B", [["Budi Santoso", ["resepsi"]]]],
    ["#", [["3 Serangkai", ["resepsi"]]]],
  ]);
});
