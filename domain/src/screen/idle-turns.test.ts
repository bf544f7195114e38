import fc from "fast-check";
import { expect, test } from "vitest";
import { screenLimits } from "../limits/screen-limits.ts";
import { askAgainMs, retryMs } from "./asking-pace.ts";
import { idleTurns, type IdleKind } from "./idle-turns.ts";

const kinds: readonly IdleKind[] = ["title", "programme", "wish", "picture"];

test("every slide has its turn, wishes and pictures once before the order begins anew, the title first", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 40 }), (given) => {
      const slides = given.map((kind, index) => ({ kind, index }));
      const turns = idleTurns(slides);
      for (const slide of slides) {
        // As many titles and programmes as there are rounds come back; more than that do not exist on a screen.
        if (slide.kind === "title") continue;
        const times = turns.filter((turn) => turn === slide).length;
        if (slide.kind === "programme") expect(times).toBeGreaterThanOrEqual(1);
        else expect(times).toBe(1);
      }
      if (given.includes("title")) expect(turns[0]?.kind).toBe("title");
    }),
  );
});

test("nothing to show is nothing", () => {
  expect(idleTurns([])).toEqual([]);
});

test("who came is asked for often while people come, and seldom in an empty hall", () => {
  const { busyEveryMs, calmEveryMs, quietEveryMs, calmAfterMs, quietAfterMs } = screenLimits;
  expect([0, calmAfterMs, quietAfterMs].map(askAgainMs)).toEqual([busyEveryMs, calmEveryMs, quietEveryMs]);
});

test("a screen without an answer asks ever more seldom, and never gives up", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, chance) => {
        const wait = retryMs(failures, chance);
        expect(wait).toBeGreaterThanOrEqual(screenLimits.retryMs.first * 0.75);
        expect(wait).toBeLessThanOrEqual(screenLimits.retryMs.last);
      },
    ),
  );
  expect(retryMs(8, 1)).toBe(screenLimits.retryMs.last);
});
