import type { GuestListView } from "./list-view.ts";
import { isInState, type ListedGuest } from "./listed-rows.ts";

/** States that are one tap away above the list; the filter has all of them. */
export const quickStates = ["", "unsent", "silent", "yes", "no"] as const satisfies GuestListView["state"][];

/** How many guests are in each of `quickStates`. */
export function countStates(guests: readonly ListedGuest[]): Record<(typeof quickStates)[number], number> {
  const counts = { "": 0, unsent: 0, silent: 0, yes: 0, no: 0 };
  for (const guest of guests) {
    for (const state of quickStates) if (isInState(guest, state)) counts[state] += 1;
  }
  return counts;
}
