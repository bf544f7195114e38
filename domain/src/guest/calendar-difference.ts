import { ceremoniesFor } from "./audience.ts";
import { entry } from "../content/calendar-change.ts";
import type { Content } from "../content/content.ts";
import type { Guest } from "./guest.ts";
import type { Ceremony } from "../content/sections/ceremonies.ts";

/** A ceremony before and after a change; null for one that was not there, or is not any more. */
export interface CeremonyChange {
  before: Ceremony | null;
  after: Ceremony | null;
}

/** What of the ceremonies of this guest is otherwise now, in the order of the page. */
export function calendarDifference(
  before: Content,
  after: Content,
  guest: Pick<Guest, "ceremonies">,
): CeremonyChange[] {
  const old = ceremoniesFor(before, guest);
  const now = ceremoniesFor(after, guest);
  const changed = now.flatMap((ceremony) => {
    const earlier = old.find(({ id }) => id === ceremony.id) ?? null;
    return earlier !== null && entry(earlier) === entry(ceremony)
      ? []
      : [{ before: earlier, after: ceremony }];
  });
  const gone = old.filter(({ id }) => !now.some((ceremony) => ceremony.id === id));
  return [...changed, ...gone.map((ceremony) => ({ before: ceremony, after: null }))];
}
