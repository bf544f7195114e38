import { expect, test } from "vitest";
import { inChunks } from "./in-chunks.ts";

test("a list is cut in its order, the rest comes last", () => {
  expect(inChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test("what fits is one part, what is exactly full leaves no empty one", () => {
  expect(inChunks(["a", "b"], 3)).toEqual([["a", "b"]]);
  expect(inChunks(["a", "b"], 2)).toEqual([["a", "b"]]);
});

test("nothing has no parts", () => {
  expect(inChunks([], 3)).toEqual([]);
});

test("parts of nothing are refused instead of never ending", () => {
  expect(() => inChunks([1], 0)).toThrow(RangeError);
});
