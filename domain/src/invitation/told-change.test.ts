import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { revisionKnown, withChange, type ToldChange } from "./told-change.ts";

const day = (count: number) => new Date(Date.UTC(2026, 10, count));

test("each guest is told from what they knew", () => {
  const first = withChange(null, { at: day(3), revision: 1 });
  const told = withChange(withChange(first, { at: day(6), revision: 4 }), { at: day(9), revision: 7 });
  expect(revisionKnown(told, null)).toBe(1);
  expect(revisionKnown(told, day(2))).toBe(1);
  expect(revisionKnown(told, day(3))).toBe(4);
  expect(revisionKnown(told, day(8))).toBe(7);
  expect(revisionKnown(told, day(20))).toBe(7);
  // Who was never here has heard of nothing, whenever it was.
  expect(
    revisionKnown(
      withChange(withChange(null, { at: new Date(-1), revision: 2 }), { at: day(3), revision: 5 }),
      null,
    ),
  ).toBe(2);
});

test("only the latest changes are remembered", () => {
  let told: ToldChange | null = null;
  for (let count = 1; count <= 20; count += 1) told = withChange(told, { at: day(count), revision: count });
  expect(told?.before).toHaveLength(limits.invitation.changes);
  expect(told?.before.at(-1)).toEqual({ at: day(19), revision: 19 });
});
