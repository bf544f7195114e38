import type { Wish } from "@janur/domain/wish/wish";
import * as z from "zod";

/** `shown`: on the wall; `held`: waiting until the family has looked; `hidden`: taken off the wall by the family. */
export const wishTabs = ["shown", "held", "hidden"] as const;
export type WishTab = (typeof wishTabs)[number];

/** What the address says about the room; anything it cannot say is the wall. */
export const wishViewSchema = z.object({
  tab: z.enum(wishTabs).catch("shown"),
});

/** Where a page of wishes ends or begins. */
export type WishCursor = Pick<Wish, "id" | "isPinned" | "createdAt">;

export function cursorOf({ id, isPinned, createdAt }: WishCursor): WishCursor {
  return { id, isPinned, createdAt };
}

export function isUnder(tab: WishTab, { isHidden, isHeld }: Pick<Wish, "isHidden" | "isHeld">): boolean {
  switch (tab) {
    case "shown":
      return !isHidden;
    case "held":
      return isHeld;
    case "hidden":
      return isHidden && !isHeld;
  }
}

/** The wall's own order: pinned ones first, newest first among each. */
function byPlace(a: WishCursor, b: WishCursor): number {
  return (
    Number(b.isPinned) - Number(a.isPinned) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? 1 : -1)
  );
}

/** Live wishes and those read before them as one list of a tab; what is live knows better. */
export function mergedWishes(tab: WishTab, live: readonly Wish[], older: readonly Wish[]): Wish[] {
  const byId = new Map([...older, ...live].map((wish) => [wish.id, wish]));
  return [...byId.values()].filter((wish) => isUnder(tab, wish)).sort(byPlace);
}
