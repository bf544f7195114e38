import { wishSchema, type Wish } from "@janur/domain/wish/wish";
import { expect, test } from "vitest";
import { isUnder, mergedWishes, wishViewSchema } from "./wish-view.ts";

let made = 0;
function wish(change: Partial<Wish>): Wish {
  made += 1;
  return wishSchema.parse({
    id: `W${String(made).padStart(19, "0")}`,
    name: "Bude Sri",
    text: "Selamat",
    attendance: null,
    guestId: null,
    isHidden: false,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, made)),
    ...change,
  });
}

test("every wish stands under exactly one tab", () => {
  const states = [
    { isHidden: false, isHeld: false, tab: "shown" },
    { isHidden: true, isHeld: true, tab: "held" },
    { isHidden: true, isHeld: false, tab: "hidden" },
  ] as const;
  for (const { isHidden, isHeld, tab } of states) {
    const under = (["shown", "held", "hidden"] as const).filter((name) =>
      isUnder(name, { isHidden, isHeld }),
    );
    expect(under).toEqual([tab]);
  }
});

test("the list is the wall's: pinned first, then newest first, each once", () => {
  const [oldest, middle, newest] = [wish({}), wish({}), wish({})];
  const pinned = { ...oldest, isPinned: true };
  const merged = mergedWishes("shown", [pinned, newest], [middle, oldest]);
  expect(merged).toEqual([pinned, newest, middle]);
});

test("what was hidden meanwhile leaves the wall, also among older ones", () => {
  const older = wish({ isHidden: true });
  expect(mergedWishes("shown", [], [older])).toEqual([]);
  expect(mergedWishes("hidden", [], [older])).toEqual([older]);
});

test("an address that names no tab opens the wall", () => {
  expect(wishViewSchema.parse({ tab: "nonsense" })).toEqual({ tab: "shown" });
  expect(wishViewSchema.parse({})).toEqual({ tab: "shown" });
  expect(wishViewSchema.parse({ tab: "held" })).toEqual({ tab: "held" });
});
