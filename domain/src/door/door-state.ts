import { subjectOf, type LoggedEvent, type WalkIn } from "./door-event.ts";
import { byTime, type DoorLog } from "./door-log.ts";

/** What is known of one guest, or walk-in, at one ceremony; nothing in it that was taken back. */
export interface Attendee {
  ceremony: string;
  guest: string | null;
  walkIn: WalkIn | null;
  /** Oldest first, as all lists here. */
  arrivals: readonly LoggedEvent[];
  souvenirs: number;
  envelopes: readonly string[];
  notes: readonly LoggedEvent[];
}

/** By ceremony and subject: `stateKey`. */
export type DoorState = ReadonlyMap<string, Attendee>;

export function stateKey(ceremony: string, subject: string): string {
  return `${ceremony}/${subject}`;
}

/**
 * How things stand at the door after all these events. It depends on which events are known and on nothing else, so every
 * device that knows the same says the same.
 */
export function doorState(log: DoorLog): DoorState {
  const bySubject = new Map<string, LoggedEvent[]>();
  for (const event of standingEvents(log)) {
    const key = stateKey(event.ceremony, subjectOf(event));
    const known = bySubject.get(key);
    if (known === undefined) bySubject.set(key, [event]);
    else known.push(event);
  }
  return new Map([...bySubject].map(([key, own]) => [key, attendeeOf(own)]));
}

/** All that happened and was not taken back, oldest first. */
export function standingEvents(log: DoorLog): LoggedEvent[] {
  const undone = undoneBy(log);
  const standing = [...log.values()].filter(({ nonce, kind }) => kind !== "undo" && !undone.has(nonce));
  return standing.sort(byTime);
}

/** Nonces that were taken back. Whoever takes something back names whom it was about, so nobody undoes what they did not see. */
function undoneBy(log: DoorLog): Set<string> {
  const undone = new Set<string>();
  for (const event of log.values()) {
    const target = event.target === null ? undefined : log.get(event.target);
    if (target !== undefined && target.ceremony === event.ceremony && subjectOf(target) === subjectOf(event))
      undone.add(target.nonce);
  }
  return undone;
}

function attendeeOf(events: readonly LoggedEvent[]): Attendee {
  const of = (kind: LoggedEvent["kind"]) => events.filter((event) => event.kind === kind);
  const [first] = events;
  return {
    ceremony: first?.ceremony ?? "",
    guest: first?.guest ?? null,
    walkIn: first?.walkIn ?? null,
    arrivals: of("arrive"),
    souvenirs: of("souvenir").reduce((sum, { people }) => sum + people, 0),
    envelopes: [...new Set(of("envelope").map(({ text }) => text))],
    notes: of("note"),
  };
}
