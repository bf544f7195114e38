import { expect, test } from "vitest";
import { tableCards } from "./table-cards.ts";

const named = (count: number, letters = 12) =>
  Array.from({ length: count }, (_, index) => ({ name: `${String(index)} `.padEnd(letters, "a") }));

test("a table of ten has one card in large letters, also where nobody sits", () => {
  expect(tableCards(named(10))).toEqual([{ part: null, guests: named(10), isMany: false }]);
  expect(tableCards([])).toEqual([{ part: null, guests: [], isMany: false }]);
});

test("long names, and many, are written smaller", () => {
  expect(tableCards(named(8, 60))).toMatchObject([{ part: null, isMany: true, guests: { length: 8 } }]);
  expect(tableCards(named(18))).toMatchObject([{ part: null, isMany: true, guests: { length: 18 } }]);
});

test("what does not fit on one card stands on the next, each guest once and in order", () => {
  const guests = [...named(70), ...named(9, 170)];
  const cards = tableCards(guests);
  expect(cards.flatMap((card) => card.guests)).toEqual(guests);
  expect(cards.map(({ part }) => part)).toEqual(
    cards.map((_, index) => ({ number: index + 1, of: cards.length })),
  );
  for (const card of cards) {
    const lines = card.guests.reduce((sum, { name }) => sum + Math.ceil(name.length / 42), 0);
    expect(lines).toBeLessThanOrEqual(20);
  }
});
