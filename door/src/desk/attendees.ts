import { subjectOf, type LoggedEvent } from "@janur/domain/door/door-event";
import type { DoorLog } from "@janur/domain/door/door-log";
import { doorState, stateKey, type Attendee } from "@janur/domain/door/door-state";
import { arrivedPeople } from "@janur/domain/door/arrived-people";
import type { DoorList } from "./list.ts";

/** By whom and where events are about, made once for each log: a list of names asks for many of one. */
const sorted = new WeakMap<DoorLog, Map<string, LoggedEvent[]>>();

/** What happened about one guest or walk-in at one ceremony, what was taken back as well, in no order. */
export function eventsOf(log: DoorLog, ceremony: string, subject: string): readonly LoggedEvent[] {
  const known = sorted.get(log) ?? sortEvents(log);
  sorted.set(log, known);
  return known.get(stateKey(ceremony, subject)) ?? [];
}

function sortEvents(log: DoorLog): Map<string, LoggedEvent[]> {
  const bySubject = new Map<string, LoggedEvent[]>();
  for (const event of log.values()) {
    const key = stateKey(event.ceremony, subjectOf(event));
    const own = bySubject.get(key);
    if (own === undefined) bySubject.set(key, [event]);
    else own.push(event);
  }
  return bySubject;
}

/** How things stand with them; only their own events are folded, so that a verdict waits for no crowd. */
export function attendeeOf(log: DoorLog, ceremony: string, subject: string): Attendee | undefined {
  const own = eventsOf(log, ceremony, subject);
  return doorState(new Map(own.map((event) => [event.nonce, event]))).get(stateKey(ceremony, subject));
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
