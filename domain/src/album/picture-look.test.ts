import { expect, test } from "vitest";
import { lookHeight, lookOf, lookWidth } from "./picture-look.ts";

const picture = (light: (row: number, column: number) => number) =>
  Uint8Array.from({ length: lookWidth * lookHeight }, (_, index) =>
    light(Math.floor(index / lookWidth), index % lookWidth),
  );

test("says of 64 places whether each is lighter than the next", () => {
  expect(lookOf(picture(() => 7))).toBe("0000000000000000");
  expect(lookOf(picture((_, column) => 200 - column))).toBe("ffffffffffffffff");
  expect(lookOf(picture((row, column) => (row === 0 ? 200 - column : 0)))).toBe("ff00000000000000");
});

test("is the same for a picture that became a little darker, and another for another one", () => {
  const one = picture((row, column) => (row * 31 + column * 57) % 200);
  const darker = one.map((value) => Math.floor(value * 0.9));
  expect(lookOf(darker)).toBe(lookOf(one));
  expect(lookOf(one.map((value) => 255 - value))).not.toBe(lookOf(one));
});
