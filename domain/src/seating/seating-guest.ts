import { isInvitedTo } from "../rsvp/is-invited-to.ts";
import { type Attendance } from "../rsvp/attendance.ts";
import { replyTo } from "../rsvp/attendance.ts";

/** What a plan needs to know of a guest. */
export interface SeatingGuest {
  id: string;
  group: string;
  tags: readonly string[];
  /** `notInvited` to this ceremony; `no`: has said that they do not come to it. */
  state: "comes" | "silent" | "no" | "notInvited";
  /** Chairs that they need: those of their answer, before it all of their invitation; 0 where they do not come. */
  people: number;
}

/** What it is made of, in lists and in packs of the door alike. */
interface Source {
  id: string;
  group: string;
  tags: readonly string[];
  seats: number;
  ceremonies: readonly string[] | null;
  attendance: Attendance | null;
  /** `akad:yes`, of their answer; null where only the whole of it is known. */
  replies: readonly string[] | null;
  people: number;
}

/** A guest as one ceremony sees them. @param isOpen whether all who have no list of their own are invited to it */
export function seatingGuestOf(source: Source, ceremony: { id: string; isOpen: boolean }): SeatingGuest {
  const { id, group, tags } = source;
  if (!isInvitedTo(source, ceremony)) return { id, group, tags, state: "notInvited", people: 0 };
  if (source.attendance === null) return { id, group, tags, state: "silent", people: source.seats };
  const isComing =
    source.replies === null
      ? source.attendance !== "no"
      : comingTo(ceremony.id).some((reply) => source.replies?.includes(reply));
  return isComing
    ? { id, group, tags, state: "comes", people: source.people }
    : { id, group, tags, state: "no", people: 0 };
}

function comingTo(ceremonyId: string): string[] {
  return [replyTo(ceremonyId, "yes"), replyTo(ceremonyId, "maybe")];
}
