import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import type { LoggedEvent } from "./door-event.ts";
import { gatesOf, vipsOf } from "./door-gates.ts";
import { byTime, mergeLogs } from "./door-log.ts";
import type { DoorRow } from "./door-row.ts";
import { doorState, standingEvents, stateKey } from "./door-state.ts";

/* What every device has to say in the same order, whatever it heard first. */

const id = (kind: string, number: number) => `${kind}${String(number).padStart(20 - kind.length, "0")}`;
const guest = id("guest", 1);

function event(number: number, change: Partial<LoggedEvent> = {}): LoggedEvent {
  return {
    ...{ nonce: id("event", number), ceremony: "resepsi", kind: "arrive", guest, walkIn: null, people: 1 },
    ...{ text: "", target: null, knew: [], deviceId: id("device", 1), by: "Rina", deviceAt: 1_000 },
    ...{ skew: 0, receivedAt: null, changedAt: null, ...change },
  };
}

const row = (number: number, name: string, tags = ["VIP"]): DoorRow => ({
  ...{ id: id("guest", number), name, origin: "", group: "", side: null, tags, seats: 2 },
  ...{ ceremonies: null, replies: [], people: 0, codes: [], earlierCodes: [] },
});

describe("events", () => {
  test("of one moment stand by their nonces, others by their time", () => {
    const [first, second] = [event(1), event(2)];
    expect(byTime(first, second)).toBeLessThan(0);
    expect(byTime(second, first)).toBeGreaterThan(0);
    expect(byTime(event(1, { deviceAt: 2_000 }), second)).toBeGreaterThan(0);
    expect(byTime(second, event(1, { deviceAt: 2_000 }))).toBeLessThan(0);
  });

  test.each<[string, Partial<LoggedEvent>, Partial<LoggedEvent>]>([
    ["whom they are about", { guest: id("guest", 1) }, { guest: id("guest", 2) }],
    [
      "which walk-in they are about",
      { guest: null, walkIn: { id: id("walkin", 1), name: "Budi", of: "" } },
      { guest: null, walkIn: { id: id("walkin", 2), name: "Budi", of: "" } },
    ],
    ["what a walk-in is called", walkIn("Ani", ""), walkIn("Budi", "")],
    ["whom a walk-in belongs to", walkIn("Budi", "kantor"), walkIn("Budi", "tetangga")],
    ["by which device", { deviceId: id("device", 1) }, { deviceId: id("device", 2) }],
    ["when, by a device", { deviceAt: 1_000 }, { deviceAt: 2_000 }],
    ["by whom", { by: "Joko" }, { by: "Rina" }],
    ["how far off the device's clock is", { skew: 0 }, { skew: 1 }],
    ["when they were handed in", { receivedAt: 1 }, { receivedAt: 2 }],
    ["how many came", { people: 1 }, { people: 2 }],
  ])("with one nonce that differ in %s: the smaller one counts", (_what, smaller, larger) => {
    const [one, other] = [event(1, smaller), event(1, larger)];
    expect([...mergeLogs([one, other]).values()]).toEqual([one]);
    expect([...mergeLogs([other, one]).values()]).toEqual([one]);
  });
});

function walkIn(name: string, of: string): Partial<LoggedEvent> {
  return { guest: null, walkIn: { id: id("walkin", 1), name, of } };
}

describe("how things stand", () => {
  test("an envelope that is written twice is one; what was handed out adds up", () => {
    const state = doorState(
      mergeLogs([
        event(1, { kind: "envelope", people: 0, text: "A1" }),
        event(2, { kind: "envelope", people: 0, text: "A1" }),
        event(3, { kind: "envelope", people: 0, text: "A2" }),
        event(4, { kind: "note", people: 0, text: "Kursi roda" }),
        event(5, { kind: "souvenir", people: 2 }),
        event(6, { kind: "souvenir", people: 1 }),
      ]),
    );
    expect(state.get(stateKey("resepsi", guest))).toMatchObject({
      ...{ guest, envelopes: ["A1", "A2"], souvenirs: 3, arrivals: [] },
      notes: [{ text: "Kursi roda" }],
    });
  });

  test("of whom everything was taken back nothing is left, not that it was", () => {
    const log = mergeLogs([event(1), event(2, { kind: "undo", people: 0, target: id("event", 1) })]);
    expect(standingEvents(log)).toEqual([]);
    expect(doorState(log).size).toBe(0);
  });
});

describe("gates", () => {
  const gates = (...events: LoggedEvent[]) =>
    gatesOf(doorState(mergeLogs(events)), "resepsi").map(({ by, people }) => [by, people]);

  test("the busiest first, and of two that are as busy always the same", () => {
    const joko = event(1, { by: "Joko", guest: id("guest", 1) });
    const rina = event(2, { by: "Rina", guest: id("guest", 2) });
    const sari = event(3, { by: "Sari", guest: id("guest", 3), people: 5 });
    const expected = [
      ["Sari", 5],
      ["Joko", 1],
      ["Rina", 1],
    ];
    expect(gates(joko, rina, sari)).toEqual(expected);
    expect(gates(rina, joko, sari)).toEqual(expected);
    const other = { by: "Rina", deviceAt: 3_000 };
    expect(gates({ ...rina, ...other }, { ...joko, deviceAt: 9_000 }, sari)).toEqual(expected);
  });

  test("as many as are shown", () => {
    const many = Array.from({ length: limits.door.shownGates + 1 }, (_, number) =>
      event(number + 1, { deviceId: id("device", number), guest: id("guest", number) }),
    );
    expect(gates(...many)).toHaveLength(limits.door.shownGates);
  });
});

describe("VIPs", () => {
  const vips = (rows: DoorRow[], isInvited: boolean, ...events: LoggedEvent[]) =>
    vipsOf(
      rows.map((one) => ({ row: one, expected: 2, isInvited })),
      doorState(mergeLogs(events)),
      "resepsi",
    );
  const names = (rows: DoorRow[]) => vips(rows, true).map(({ name }) => name);

  test("who is awaited stands by name, in whatever order the list has them", () => {
    const [ani, budi, sari] = [row(1, "Ani"), row(2, "Budi"), row(3, "Sari")];
    for (const rows of [
      [ani, budi, sari],
      [sari, budi, ani],
      [budi, sari, ani],
    ])
      expect(names(rows)).toEqual(["Ani", "Budi", "Sari"]);
  });

  test("with their tags; nobody whom none marks", () => {
    expect(vips([row(1, "Ani", ["VIP", "kantor"]), row(2, "Budi", ["kantor"])], true)).toMatchObject([
      { name: "Ani", tags: ["VIP", "kantor"] },
    ]);
  });

  test("who came is shown, invited to this ceremony or not", () => {
    expect(vips([row(1, "Ani"), row(2, "Budi")], false, event(1)).map(({ name }) => name)).toEqual(["Ani"]);
  });

  test("as many as are shown", () => {
    const many = Array.from({ length: limits.door.shownVips + 1 }, (_, number) => row(number, "Ani"));
    expect(names(many)).toHaveLength(limits.door.shownVips);
  });
});
