import type { SeatingGuest } from "./seating-guest.ts";
import type { GuestSet, SeatingWish } from "./seating-plan.ts";

/** Whether a guest belongs to a group, or has a tag. */
export function isIn({ by, value }: GuestSet, guest: Pick<SeatingGuest, "group" | "tags">): boolean {
  return by === "group" ? guest.group === value : guest.tags.includes(value);
}

/** What becomes of a wish for a guest: on which of its sides they stand. */
export function sidesOf(
  wish: SeatingWish,
  guest: Pick<SeatingGuest, "group" | "tags">,
): { first: boolean; second: boolean } {
  return { first: isIn(wish.first, guest), second: isIn(wish.second, guest) };
}
