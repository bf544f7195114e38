import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrivedPeople } from "./arrived-people.ts";
import { loggedEventSchema, type DoorEvent, type LoggedEvent } from "./door-event.ts";
import { mergeLogs, type DoorLog } from "./door-log.ts";
import { doorPicture } from "./door-picture.ts";
import type { DoorRow } from "./door-row.ts";
import { doorState, stateKey } from "./door-state.ts";

/* A door as it is: several devices, each with what it knows, that hear of each other now and then or not at all. */

const hourMs = 3_600_000;
const start = Date.parse("2026-12-12T11:00:00Z");
const id = (kind: string, number: number) => `${kind}${String(number).padStart(20 - kind.length, "0")}`;
const guestCount = 4;
const seats = 4;
const row = (number: number): DoorRow => ({
  ...{ id: id("guest", number), name: `Tamu ${String(number)}`, origin: "", group: "Keluarga", side: null },
  ...{ tags: [], seats, ceremonies: null, replies: ["resepsi:yes"], people: 2, codes: [], earlierCodes: [] },
});
const rows = Array.from({ length: guestCount }, (_, number) => row(number));

type Step =
  | { does: "arrive"; device: number; guest: number; people: number }
  | { does: "undo"; device: number; which: number }
  | { does: "souvenir" | "note"; device: number; guest: number }
  | { does: "hear"; device: number; from: number };

const deviceCount = 4;
const device = fc.nat(deviceCount - 1);
const guest = fc.nat(guestCount - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("arrive" as const),
      device,
      guest,
      people: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("undo" as const), device, which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom("souvenir" as const, "note" as const), device, guest }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("hear" as const), device, from: device }) },
);

/** What each device knows in the end. */
function play(steps: readonly Step[], skews: readonly number[]): Map<string, LoggedEvent>[] {
  const logs = Array.from({ length: deviceCount }, () => new Map<string, LoggedEvent>());
  const write = (from: number, index: number, change: Partial<DoorEvent>) => {
    const event = loggedEventSchema.parse({
      ...{ nonce: id("event", index), ceremony: "resepsi", kind: "arrive", guest: null, walkIn: null },
      ...{
        people: 0,
        text: "",
        target: null,
        knew: [],
        deviceId: id("device", from),
        by: `Rina ${String(from)}`,
      },
      ...{ deviceAt: start + index * 60_000 + (skews[from] ?? 0), skew: -(skews[from] ?? 0) },
      ...{ receivedAt: start + hourMs * 5 + index, changedAt: start + hourMs * 5 + index, ...change },
    });
    logs[from]?.set(event.nonce, event);
  };
  steps.forEach((one, index) => {
    const own = logs[one.device] ?? new Map<string, LoggedEvent>();
    switch (one.does) {
      case "arrive": {
        const about = { guest: id("guest", one.guest) };
        const known = doorState(own).get(stateKey("resepsi", about.guest))?.arrivals ?? [];
        write(one.device, index, { ...about, people: one.people, knew: known.map(({ nonce }) => nonce) });
        return;
      }
      case "undo": {
        const target = [...own.values()].filter(({ kind }) => kind === "arrive")[one.which];
        if (target !== undefined)
          write(one.device, index, { kind: "undo", guest: target.guest, target: target.nonce });
        return;
      }
      case "souvenir":
        write(one.device, index, { kind: "souvenir", guest: id("guest", one.guest), people: 1 });
        return;
      case "note":
        write(one.device, index, { kind: "note", guest: id("guest", one.guest), text: "Kursi roda" });
        return;
      case "hear":
        for (const [nonce, event] of logs[one.from] ?? []) own.set(nonce, event);
    }
  });
  return logs;
}

const steps = fc.array(step, { maxLength: 40 });
const noSkews = Array<number>(deviceCount).fill(0);
const openCeremony = { id: "resepsi", isOpen: true };
const pictureOf = (log: DoorLog) => doorPicture(rows, doorState(log), openCeremony);
const peopleOf = (log: DoorLog) =>
  rows.map(({ id: who }) =>
    arrivedPeople(doorState(log).get(stateKey("resepsi", who))?.arrivals ?? [], seats),
  );

/** The same events in another order, some of them several times, cut into pieces. */
function piecesOf(events: readonly LoggedEvent[], random: readonly number[]): LoggedEvent[][] {
  const repeated = events.flatMap((event, index) =>
    Array<LoggedEvent>(1 + ((random[index % random.length] ?? 0) % 3)).fill(event),
  );
  const shuffled = repeated
    .map((event, index) => ({
      event,
      at: Math.imul((random[index % random.length] ?? 0) + index + 1, 2_654_435_761),
    }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
  const size = 1 + ((random[0] ?? 0) % 7);
  return Array.from({ length: Math.ceil(shuffled.length / size) }, (_, index) =>
    shuffled.slice(index * size, (index + 1) * size),
  );
}

describe("logs of a door", () => {
  const random = fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 20 });

  test("say the same in whatever order, pieces and number of times they come together", () => {
    fc.assert(
      fc.property(steps, random, (played, numbers) => {
        const all = mergeLogs(...play(played, noSkews).map((log) => log.values()));
        const pieces = piecesOf([...all.values()], numbers);
        const oneByOne = pieces.reduce<DoorLog>((log, piece) => mergeLogs(piece, log.values()), new Map());
        const half = Math.floor(pieces.length / 2);
        const inHalves = mergeLogs(
          mergeLogs(...pieces.slice(half)).values(),
          mergeLogs(...pieces.slice(0, half)).values(),
        );
        for (const other of [oneByOne, inHalves, mergeLogs(all.values(), all.values())]) {
          expect(new Map(other)).toEqual(new Map(all));
          expect(pictureOf(other)).toEqual(pictureOf(all));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test("let one of two that claim one nonce count, whoever comes first", () => {
    fc.assert(
      fc.property(
        steps,
        fc.nat(40),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(2),
        (played, which, people, later) => {
          const events = [...mergeLogs(...play(played, noSkews).map((log) => log.values())).values()];
          const arrival = events.filter(({ kind }) => kind === "arrive")[which];
          if (arrival === undefined) return;
          const changedAt = [null, arrival.changedAt, (arrival.changedAt ?? 0) + 1][later] ?? null;
          const other = {
            ...arrival,
            people,
            changedAt,
            receivedAt: changedAt === null ? null : arrival.receivedAt,
          };
          const one = mergeLogs(events, [other]);
          expect(new Map(mergeLogs([other], events))).toEqual(new Map(one));
          expect(new Map(mergeLogs([other, arrival, other], events, [arrival]))).toEqual(new Map(one));
          // What the server knows stands before what only a device says, and what it changed last before all.
          if (later === 0) expect(one.get(arrival.nonce)).toEqual(arrival);
          if (later === 2) expect(one.get(arrival.nonce)).toEqual(other);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("count the same with clocks that are two days off", () => {
    const skew = fc.integer({ min: -48 * hourMs, max: 48 * hourMs });
    fc.assert(
      fc.property(
        steps,
        fc.array(skew, { minLength: deviceCount, maxLength: deviceCount }),
        (played, skews) => {
          const right = mergeLogs(...play(played, noSkews).map((log) => log.values()));
          const wrong = mergeLogs(...play(played, skews).map((log) => log.values()));
          expect(peopleOf(wrong)).toEqual(peopleOf(right));
          expect(pictureOf(wrong).curve).toEqual(pictureOf(right).curve);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("never count more than was claimed, nor fewer than any one device let in", () => {
    fc.assert(
      fc.property(steps, (played) => {
        const logs = play(played, noSkews);
        const all = mergeLogs(...logs.map((log) => log.values()));
        const undone = [...all.values()].some(({ kind }) => kind === "undo");
        peopleOf(all).forEach(({ people, disputed }, index) => {
          expect(disputed).toBeGreaterThanOrEqual(0);
          const claimed = doorState(all).get(stateKey("resepsi", id("guest", index)))?.arrivals ?? [];
          expect(people + disputed).toBe(claimed.reduce((sum, one) => sum + one.people, 0));
          if (undone) return;
          for (const log of logs) expect(people).toBeGreaterThanOrEqual(peopleOf(log)[index]?.people ?? 0);
        });
        const curve = pictureOf(all).curve;
        const shown = peopleOf(all).reduce((sum, { people }) => sum + people, 0);
        expect(curve.reduce((sum, { people }) => sum + people, 0)).toBe(shown);
        expect(curve.every(({ people }) => people >= 0)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
