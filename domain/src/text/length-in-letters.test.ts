import { expect, test } from "vitest";
import { lengthInLetters } from "./length-in-letters.ts";

test("a name of wide letters is longer than it has letters", () => {
  expect(["Rani", "Dimas", "Rojali"].map(lengthInLetters)).toEqual([4, 5.6, 6]);
  for (const name of ["Mumun", "Wawan", "Maman"]) expect(lengthInLetters(name), name).toBeGreaterThan(6);
});
