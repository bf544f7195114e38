import { describe, expect, test } from "vitest";
import type { LoggedEvent } from "./door-event.ts";
import type { DoorRow } from "./door-row.ts";
import type { Attendee } from "./door-state.ts";
import { peopleAtDoor, standingOf, verdictOn } from "./verdict.ts";

const resepsi = { id: "resepsi", isOpen: true };
const malam = { id: "malam", isOpen: false };
const row: DoorRow = {
  ...{ id: "g".repeat(20), name: "Bapak Hadi", origin: "Solo", group: "Kantor", side: null, tags: [] },
  ...{ seats: 4, ceremonies: null, replies: ["resepsi:yes"], people: 3 },
  ...{ codes: ["now"], earlierCodes: ["before"] },
};

function arrival(number: number, people: number, knew: string[] = []): LoggedEvent {
  return {
    ...{ nonce: `event${String(number)}`, ceremony: "resepsi", kind: "arrive", guest: row.id, walkIn: null },
    ...{ people, text: "", target: null, knew, deviceId: "device", deviceAt: number, by: "Rina" },
    ...{ skew: 0, receivedAt: null, changedAt: null },
  };
}

function attendee(...arrivals: LoggedEvent[]): Attendee {
  return {
    ...{ ceremony: "resepsi", guest: row.id, walkIn: null, arrivals },
    ...{ souvenirs: 0, envelopes: [], notes: [] },
  };
}

describe("standingOf", () => {
  test("nobody is in: expected, or somebody of another ceremony", () => {
    expect(standingOf(row, undefined, resepsi).kind).toBe("expected");
    expect(standingOf(row, undefined, malam).kind).toBe("otherCeremony");
    expect(standingOf({ ...row, ceremonies: ["malam"] }, undefined, malam).kind).toBe("expected");
    expect(standingOf({ ...row, ceremonies: ["malam"] }, undefined, resepsi).kind).toBe("otherCeremony");
  });

  test("a party in parts: who is in, who was last, until all seats are taken", () => {
    const first = arrival(1, 2);
    expect(standingOf(row, attendee(first), resepsi)).toEqual({
      ...{ kind: "partly", row, arrived: { people: 2, disputed: 0 }, last: first },
    });
    const second = arrival(2, 2, [first.nonce]);
    expect(standingOf(row, attendee(first, second), resepsi)).toMatchObject({
      ...{ kind: "allIn", arrived: { people: 4 }, last: second },
    });
  });

  test("more people than seats are in, all of them, and nothing hides it", () => {
    expect(standingOf(row, attendee(arrival(1, 7)), resepsi)).toMatchObject({
      ...{ kind: "allIn", arrived: { people: 7, disputed: 0 } },
    });
  });

  test("whoever was let in to a ceremony of others is in", () => {
    expect(standingOf({ ...row, ceremonies: ["malam"] }, attendee(arrival(1, 4)), resepsi).kind).toBe(
      "allIn",
    );
  });
});

describe("verdictOn", () => {
  test("tells a guest's code from those of before, from forged ones, and from nobody's", () => {
    expect(verdictOn("now", row, undefined, resepsi).kind).toBe("expected");
    expect(verdictOn("before", row, undefined, resepsi).kind).toBe("revoked");
    expect(verdictOn("other", row, undefined, resepsi).kind).toBe("forged");
    expect(verdictOn("now", undefined, undefined, resepsi).kind).toBe("unknown");
  });

  test("a code that was taken back is told even of somebody who is in", () => {
    expect(verdictOn("before", row, attendee(arrival(1, 1)), resepsi).kind).toBe("revoked");
  });
});

describe("peopleAtDoor", () => {
  test("of their answer, else of their seats, less who is in, and never nobody", () => {
    expect(peopleAtDoor(row, 0, resepsi)).toBe(3);
    expect(peopleAtDoor(row, 2, resepsi)).toBe(1);
    expect(peopleAtDoor(row, 3, resepsi)).toBe(1);
    expect(peopleAtDoor({ ...row, replies: [] }, 0, resepsi)).toBe(4);
    expect(peopleAtDoor({ ...row, replies: [] }, 1, malam)).toBe(3);
    expect(peopleAtDoor({ ...row, replies: ["resepsi:no"] }, 9, resepsi)).toBe(1);
  });
});
