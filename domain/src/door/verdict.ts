import { isInvitedTo } from "../rsvp/is-invited-to.ts";
import { replyTo } from "../rsvp/attendance.ts";
import { arrivedPeople, type ArrivedPeople } from "./arrived-people.ts";
import type { LoggedEvent } from "./door-event.ts";
import type { DoorRow } from "./door-row.ts";
import type { Attendee } from "./door-state.ts";

/** What stands between a guest and the feast, as the device of whoever asks sees it. */
export type Standing =
  /** Nobody of theirs is in. */
  | { kind: "expected"; row: DoorRow; arrived: ArrivedPeople }
  /** Some are, and others may follow. */
  | { kind: "partly"; row: DoorRow; arrived: ArrivedPeople; last: LoggedEvent }
  /** As many as they have seats. */
  | { kind: "allIn"; row: DoorRow; arrived: ArrivedPeople; last: LoggedEvent }
  /** Invited, but to another ceremony, and nobody let them in to this one. */
  | { kind: "otherCeremony"; row: DoorRow; arrived: ArrivedPeople };

/** What a device says to a code. None of them sends anybody home: who stands at the door may be let in by hand. */
export type Verdict =
  | Standing
  /** The code was one of theirs, until their link was taken back or made anew. */
  | { kind: "revoked"; row: DoorRow }
  /** It has the form of a code, and nobody made it. */
  | { kind: "forged"; row: DoorRow }
  /** Nobody on this list. */
  | { kind: "unknown" };

interface Ceremony {
  id: string;
  isOpen: boolean;
}

/** @param attendee what happened about this guest at this ceremony */
export function standingOf(row: DoorRow, attendee: Attendee | undefined, ceremony: Ceremony): Standing {
  const arrivals = attendee?.arrivals ?? [];
  const arrived = arrivedPeople(arrivals, row.seats);
  const last = arrivals.at(-1);
  if (last !== undefined)
    return { kind: arrived.people < row.seats ? "partly" : "allIn", row, arrived, last };
  return { kind: isInvitedTo(row, ceremony) ? "expected" : "otherCeremony", row, arrived };
}

/**
 * What to say to a code of this guest.
 * @param digest the first 8 bytes of the code's SHA-256, in base64url
 * @param row of the guest whom the code names; undefined for nobody on this list
 */
export function verdictOn(
  digest: string,
  row: DoorRow | undefined,
  attendee: Attendee | undefined,
  ceremony: Ceremony,
): Verdict {
  if (row === undefined) return { kind: "unknown" };
  if (row.codes.includes(digest)) return standingOf(row, attendee, ceremony);
  return { kind: row.earlierCodes.includes(digest) ? "revoked" : "forged", row };
}

/** How many probably stand at the door: those of their answer who are not in yet, else of their seats, and one at least. */
export function peopleAtDoor(
  { replies, people, seats }: Pick<DoorRow, "replies" | "people" | "seats">,
  arrived: number,
  ceremony: Pick<Ceremony, "id">,
): number {
  const isComing = replies.includes(replyTo(ceremony.id, "yes"));
  return Math.max(1, (isComing ? people : seats) - arrived);
}
