import * as z from "zod";
import type { Guest } from "./guest.ts";
import type { Answer, Seat } from "../rsvp/rsvp.ts";

/** `invitations/{id}/capacity/current`: every allocation that counts heads in writes it, so that two never add up. */
export const seatsTakenSchema = z.strictObject({
  /** Heads counted in, as the latest allocation found and left them. */
  granted: z.int().min(0),
  /** Raised by each allocation: a write that changes nothing would not tell the next one of this one. */
  revision: z.int().min(1),
  updatedAt: z.date(),
});
export type SeatsTaken = z.output<typeof seatsTakenSchema>;

/** Seats that an answer asks for: a "maybe" keeps none from others. */
export function seatsWanted(answer: Pick<Answer, "attendance" | "people"> | null): number {
  return answer?.attendance === "yes" ? answer.people : 0;
}

/**
 * A guest's place after `answer`: the same object where nothing about it has
 * changed, else one that the allocator has to look at. Fewer heads keep their
 * turn; whoever asks for more goes to the end with it and holds what they have.
 * Somebody in the inbox may be anybody and gets none before they are matched.
 */
export function seatAfter(
  guest: Pick<Guest, "answer" | "listing" | "seat">,
  answer: Pick<Answer, "attendance" | "people">,
  capacity: number | null,
  now: Date,
): Seat | null {
  if (capacity === null) return null;
  const wanted = seatsWanted(answer);
  const { listing, seat } = guest;
  if (seat === null) {
    const state = listing === "inbox" ? "unmatched" : "pending";
    return wanted === 0 ? null : { state, requestedAt: now, held: 0 };
  }
  const before = seatsWanted(guest.answer);
  if (wanted === before) return seat;
  const requestedAt = wanted > before ? now : seat.requestedAt;
  if (seat.state === "unmatched") return wanted === 0 ? null : { ...seat, requestedAt };
  return { state: "pending", requestedAt, held: seat.held };
}

/** The place of a coming guest of the time before seats were counted: nobody loses what they were told. */
export function seatFromBefore(
  { listing }: Pick<Guest, "listing">,
  { people, answeredAt }: Pick<Answer, "people" | "answeredAt">,
): Seat | null {
  if (listing !== "inbox") return grantedSeat(people, answeredAt);
  return { state: "unmatched", requestedAt: answeredAt, held: 0 };
}

/** The place of somebody whom the family has put on the list: they ask in their turn. */
export function matchedSeat(seat: Seat | null): Seat | null {
  return seat?.state === "unmatched" ? { ...seat, state: "pending" } : seat;
}

/** The place of somebody who gets all that they ask for; null for nothing. */
export function grantedSeat(wanted: number, requestedAt: Date): Seat | null {
  return wanted === 0 ? null : { state: "granted", requestedAt, held: wanted };
}

/**
 * The place of an answer that two entries had: together they hold what both
 * held, and never more, because only the allocator counts heads in.
 */
export function joinedSeat(
  answer: Pick<Answer, "attendance" | "people">,
  seats: readonly (Seat | null)[],
  now: Date,
): Seat | null {
  const own = seats.filter((seat) => seat !== null);
  const wanted = seatsWanted(answer);
  const held = own.reduce((sum, seat) => sum + seat.held, 0);
  const requestedAt = own[0]?.requestedAt ?? now;
  return wanted <= held ? grantedSeat(wanted, requestedAt) : { state: "pending", requestedAt, held };
}

/** Somebody who stands in line. */
export interface SeatClaim {
  id: string;
  wanted: number;
  seat: Seat;
}

/** Who asked earlier stands before; ids decide between two of one moment, so that every run sees one order. */
export function compareClaims(a: SeatClaim, b: SeatClaim): number {
  return a.seat.requestedAt.getTime() - b.seat.requestedAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Gives out `free` seats to claims that come in order. A party is never split. */
export class SeatLine {
  private free: number;
  private readonly mayOvertake: boolean;
  private isBlocked = false;

  constructor(free: number, mayOvertake: boolean) {
    this.free = free;
    this.mayOvertake = mayOvertake;
  }

  /** Whether anybody further down the line could still get seats. */
  get isOpen(): boolean {
    return this.free > 0 && !this.isBlocked;
  }

  /** The claim's place after its turn. Whoever asks for no more than they hold gives the rest back and is not in line. */
  take({ wanted, seat }: SeatClaim): Seat | null {
    const more = wanted - seat.held;
    const fits = more <= 0 || (!this.isBlocked && more <= this.free);
    if (!fits) {
      this.isBlocked = !this.mayOvertake;
      return { ...seat, state: "waiting" };
    }
    this.free -= more;
    return grantedSeat(wanted, seat.requestedAt);
  }
}
