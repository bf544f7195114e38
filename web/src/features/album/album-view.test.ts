import { expect, test } from "vitest";
import { megabytes, nextPlace } from "./album-view.ts";

test("the place stays where a picture was decided about, and never leaves the row", () => {
  expect(nextPlace(2, 0, 5)).toBe(2);
  expect(nextPlace(4, 0, 4)).toBe(3);
  expect(nextPlace(3, 1, 4)).toBe(3);
  expect(nextPlace(0, -1, 4)).toBe(0);
  expect(nextPlace(0, 0, 0)).toBe(0);
});

test("sizes are said in megabytes, as the language writes them", () => {
  expect(megabytes(450_000, "id")).toBe("0,4");
  expect(megabytes(450_000, "en")).toBe("0.4");
  expect(megabytes(300 * 1_048_576, "id")).toBe("300");
  // One small photo is not nothing.
  expect([0, 2_000].map((bytes) => megabytes(bytes, "id"))).toEqual(["0", "0,1"]);
});
