import { expect, test } from "vitest";
import { byName, compareNames } from "./name-order.ts";

test("names stand as people look for them", () => {
  const names = ["Tamu 10", "élodie", "Tamu 2", "Budi", "Elok", "ani", "Áni B"];
  expect(names.sort(compareNames)).toEqual(["ani", "Áni B", "Budi", "élodie", "Elok", "Tamu 2", "Tamu 10"]);
});

test("two of one name stand in the same order, whichever comes first", () => {
  const [a, b] = [
    { id: "a", name: "Ani" },
    { id: "b", name: "ANI" },
  ];
  expect([b, a].sort(byName)).toEqual([a, b]);
  expect([a, b].sort(byName)).toEqual([a, b]);
});
