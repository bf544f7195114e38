import { describe, expect, test } from "vitest";
import type { Guest } from "./guest.ts";
import {
  compareClaims,
  joinedSeat,
  matchedSeat,
  seatAfter,
  seatFromBefore,
  SeatLine,
  seatsTakenSchema,
  seatsWanted,
  type SeatClaim,
} from "./seat.ts";
import type { Seat } from "../rsvp/rsvp.ts";
import type { Attendance } from "../rsvp/attendance.ts";

const now = new Date("2026-11-21T03:00:00.000Z");
const earlier = new Date("2026-11-20T03:00:00.000Z");
/** Counting seats reads nothing else of an answer. */
const said = (attendance: Attendance, people: number) => ({ attendance, people });
const seat = (state: Seat["state"], held = 0, requestedAt = earlier): Seat => ({ state, requestedAt, held });

test("what is counted in is read with nothing missing and nothing more", () => {
  const taken = { granted: 7, revision: 3, updatedAt: now };
  expect(seatsTakenSchema.parse(taken)).toEqual(taken);
  for (const odd of [{ granted: -1 }, { revision: 0 }, { free: 3 }])
    expect(seatsTakenSchema.safeParse({ ...taken, ...odd }).success).toBe(false);
});

test("only a yes asks for seats", () => {
  expect(seatsWanted(said("yes", 3))).toBe(3);
  expect(seatsWanted(said("maybe", 3))).toBe(0);
  expect(seatsWanted(said("no", 0))).toBe(0);
  expect(seatsWanted(null)).toBe(0);
});

describe("seatAfter", () => {
  const after = (
    guest: { said: ReturnType<typeof said>; seat: Seat } | null,
    next: ReturnType<typeof said>,
    listing: Guest["listing"] = "listed",
  ) =>
    seatAfter(
      { answer: guest === null ? null : { ...full, ...guest.said }, seat: guest?.seat ?? null, listing },
      next,
      100,
      now,
    );
  const full = {
    ceremonies: {},
    adults: 0,
    children: 0,
    companions: [],
    note: "",
    representedBy: "",
    questions: {},
    replies: [],
    revision: 1,
    key: "a-key-of-this-test",
    answeredAt: earlier,
    by: "guest" as const,
  };

  test("asks for seats with the first yes, and for none otherwise", () => {
    expect(after(null, said("yes", 2))).toEqual(seat("pending", 0, now));
    expect(after(null, said("maybe", 2))).toBeNull();
    expect(after(null, said("no", 0))).toBeNull();
  });

  test("of somebody in the inbox is none before they are matched, and keeps the moment of asking", () => {
    expect(after(null, said("yes", 2), "inbox")).toEqual(seat("unmatched", 0, now));
    expect(after(null, said("no", 0), "inbox")).toBeNull();
    const unmatched = { said: said("yes", 3), seat: seat("unmatched") };
    expect(after(unmatched, said("yes", 2), "inbox")).toEqual(seat("unmatched"));
    expect(after(unmatched, said("yes", 5), "inbox")).toEqual(seat("unmatched", 0, now));
    expect(after(unmatched, said("no", 0), "inbox")).toBeNull();
    expect(matchedSeat(seat("unmatched"))).toEqual(seat("pending"));
    expect(matchedSeat(seat("granted", 2))).toEqual(seat("granted", 2));
    expect(matchedSeat(null)).toBeNull();
  });

  test("from the time before seats were counted is sure, unless nobody has matched it", () => {
    const answer = { people: 3, answeredAt: earlier };
    expect(seatFromBefore({ listing: "listed" }, answer)).toEqual(seat("granted", 3));
    expect(seatFromBefore({ listing: "inbox" }, answer)).toEqual(seat("unmatched"));
  });

  test("is the same place where the heads are the same", () => {
    const granted = seat("granted", 2);
    expect(after({ said: said("yes", 2), seat: granted }, said("yes", 2))).toBe(granted);
  });

  test("fewer heads keep their turn, more go to its end; what is held stays held", () => {
    expect(after({ said: said("yes", 4), seat: seat("granted", 4) }, said("yes", 1))).toEqual(
      seat("pending", 4),
    );
    expect(after({ said: said("yes", 4), seat: seat("waiting") }, said("yes", 3))).toEqual(seat("pending"));
    expect(after({ said: said("yes", 2), seat: seat("granted", 2) }, said("yes", 4))).toEqual(
      seat("pending", 2, now),
    );
    expect(after({ said: said("yes", 2), seat: seat("granted", 2) }, said("no", 0))).toEqual(
      seat("pending", 2),
    );
  });

  test("counts nothing without a capacity", () => {
    expect(
      seatAfter({ answer: null, listing: "listed", seat: seat("granted", 2) }, said("yes", 2), null, now),
    ).toBeNull();
  });
});

describe("joinedSeat", () => {
  test("holds together what two entries held, never more", () => {
    expect(joinedSeat(said("yes", 3), [seat("granted", 3), null], now)).toEqual(seat("granted", 3));
    expect(joinedSeat(said("yes", 3), [seat("granted", 3), seat("granted", 4)], now)).toEqual(
      seat("granted", 3),
    );
    expect(joinedSeat(said("yes", 5), [seat("waiting", 0), seat("granted", 2)], now)).toEqual(
      seat("pending", 2),
    );
    expect(joinedSeat(said("no", 0), [null, seat("granted", 2)], now)).toBeNull();
    expect(joinedSeat(said("yes", 1), [null, null], now)).toEqual(seat("pending", 0, now));
  });
});

describe("a line for seats", () => {
  const claim = (id: string, wanted: number, held = 0): SeatClaim => ({
    id,
    wanted,
    seat: seat("pending", held),
  });
  const states = (line: SeatLine, ...claims: SeatClaim[]) =>
    claims.map((one) => {
      const taken = line.take(one);
      return taken === null ? null : [taken.state, taken.held];
    });

  test("never splits a party, and lets nobody pass one that waits", () => {
    const line = new SeatLine(5, false);
    expect(states(line, claim("a", 3), claim("b", 4), claim("c", 1))).toEqual([
      ["granted", 3],
      ["waiting", 0],
      ["waiting", 0],
    ]);
    expect(line.isOpen).toBe(false);
  });

  test("lets a smaller party pass where the host allows it", () => {
    const line = new SeatLine(5, true);
    expect(states(line, claim("a", 3), claim("b", 4), claim("c", 2))).toEqual([
      ["granted", 3],
      ["waiting", 0],
      ["granted", 2],
    ]);
  });

  test("who asks for more keeps what they have while all that is new waits", () => {
    expect(states(new SeatLine(1, false), claim("a", 4, 2))).toEqual([["waiting", 2]]);
    expect(states(new SeatLine(2, false), claim("a", 4, 2))).toEqual([["granted", 4]]);
  });

  test("who asks for no more than they hold is not held up by who waits", () => {
    expect(states(new SeatLine(1, false), claim("a", 2), claim("b", 3, 3), claim("c", 1))).toEqual([
      ["waiting", 0],
      ["granted", 3],
      ["waiting", 0],
    ]);
  });

  test("is open while seats are free and nobody waits", () => {
    const line = new SeatLine(3, false);
    expect(line.isOpen).toBe(true);
    line.take(claim("a", 3));
    expect(line.isOpen).toBe(false);
    expect(new SeatLine(0, true).isOpen).toBe(false);
  });

  test("gives nothing away where too many are in already, but takes back", () => {
    const line = new SeatLine(-3, false);
    expect(states(line, claim("a", 1), claim("b", 1, 4), claim("c", 0, 2))).toEqual([
      ["waiting", 0],
      ["granted", 1],
      null,
    ]);
  });

  test("is in one order for everybody who looks at it", () => {
    const late = { ...claim("a", 1), seat: seat("pending", 0, now) };
    const sorted = [late, claim("c", 1), claim("b", 1)].sort(compareClaims);
    expect(sorted.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(compareClaims(claim("b", 1), claim("c", 1))).toBeLessThan(0);
    expect(compareClaims(claim("c", 1), claim("b", 1))).toBeGreaterThan(0);
  });
});
