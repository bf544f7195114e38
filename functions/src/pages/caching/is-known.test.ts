import { expect, test } from "vitest";
import { isKnown } from "./is-known.ts";

const asking = (header: string | undefined) => ({ get: () => header });

test.each<[string, string | undefined, boolean]>([
  ["nothing", undefined, false],
  ["another one", '"b"', false],
  ["this one", '"a"', true],
  ["this one, weakened", 'W/"a"', true],
  ["this one among others", '"b", W/"a"', true],
  ["any", "*", true],
])("of a client that says %s", (_name, header, expected) => {
  expect(isKnown(asking(header), '"a"')).toBe(expected);
});
