import { expect, test } from "vitest";
import { isTap } from "./edited-places.ts";

test("a finger that wanders up to 8 px has tapped, one that wanders further has scrolled", () => {
  expect(isTap({ x: 10, y: 10 }, { x: 10, y: 18 })).toBe(true);
  expect(isTap({ x: 10, y: 10 }, { x: 16, y: 16 })).toBe(false);
  expect(isTap({ x: 10, y: 10 }, { x: 10, y: 19 })).toBe(false);
});

test("a press of a key has no way to wander", () => {
  expect(isTap(null, { x: 0, y: 0 })).toBe(true);
});
