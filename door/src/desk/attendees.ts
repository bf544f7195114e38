import { subjectOf } from "@janur/domain/door/door-event";
import type { DoorLog } from "@janur/domain/door/door-log";
import { doorState, stateKey, type Attendee } from "@janur/domain/door/door-state";
import { arrivedPeople } from "@janur/domain/door/arrived-people";
import type { DoorList } from "./list.ts";

/** What happened about one guest or walk-in; only their own events are looked at, so that a verdict waits for no crowd. */
export function attendeeOf(log: DoorLog, ceremony: string, subject: string): Attendee | undefined {
  const own = [...log].filter(([, event]) => event.ceremony === ceremony && subjectOf(event) === subject);
  return doorState(new Map(own)).get(stateKey(ceremony, subject));
}

export interface Counts {
  /** Of the list, of walk-ins, and of those who were deleted meanwhile. */
  invitations: number;
  people: number;
}

/** How many are in at a ceremony. */
export function countsOf(log: DoorLog, list: DoorList, ceremony: string): Counts {
  const counts = { invitations: 0, people: 0 };
  for (const { ceremony: of, guest, arrivals } of doorState(log).values()) {
    if (of !== ceremony || arrivals.length === 0) continue;
    const seats = guest === null ? 0 : (list.byId.get(guest)?.seats ?? 0);
    counts.invitations += 1;
    counts.people += arrivedPeople(arrivals, seats).people;
  }
  return counts;
}
