import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seatingLimits } from "../limits/seating-limits.ts";
import { fillSeats, type FillChoice } from "./fill-seats.ts";
import { changedPlan } from "./seating-change.ts";
import type { SeatingGuest } from "./seating-guest.ts";
import { emptyPlan, type GuestSet, type SeatingPlan, type SeatingTable } from "./seating-plan.ts";
import { seatingState } from "./seating-state.ts";

const limitMs = seatingLimits.fillMs;
const still = { now: () => 0, limitMs };
const all: FillChoice = { by: "group", only: null, tables: null };
const guestId = (number: number) => `guest${String(number).padStart(15, "0")}`;
const group = (value: string): GuestSet => ({ by: "group", value });

function person(number: number, change: Partial<SeatingGuest> = {}): SeatingGuest {
  return { id: guestId(number), group: "", tags: [], state: "comes", people: 2, ...change };
}
function table(number: number, seats: number, change: Partial<SeatingTable> = {}): SeatingTable {
  const id = `t${String(number)}`;
  const [x, y] = [(number % 12) * 300, Math.floor(number / 12) * 300];
  return { id, name: `Meja ${String(number)}`, kind: "round", seats, x, y, rotation: 0, ...change };
}
function planOf(tables: SeatingTable[], change: Partial<SeatingPlan> = {}): SeatingPlan {
  return {
    ...emptyPlan(
      { id: "resepsi", name: { id: "Resepsi", en: "Reception" }, audience: "everyone" },
      new Date(0),
    ),
    tables,
    ...change,
  };
}
const groups = ["Keluarga", "Kantor", "Kampus", ""];
const tags = ["vip", "merokok"];

const anyGuests = fc
  .array(
    fc.record({
      group: fc.constantFrom(...groups),
      tags: fc.subarray(tags),
      people: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 40 },
  )
  .map((some) => some.map((guest, number) => person(number, guest)));
const anySet: fc.Arbitrary<GuestSet> = fc.oneof(
  fc.record({ by: fc.constant("group" as const), value: fc.constantFrom("Keluarga", "Kantor", "Kampus") }),
  fc.record({ by: fc.constant("tag" as const), value: fc.constantFrom(...tags) }),
);
const anyWishes = fc
  .array(
    fc.record({
      kind: fc.constantFrom("together" as const, "apart" as const),
      first: anySet,
      second: anySet,
    }),
    {
      maxLength: 4,
    },
  )
  .map((some) => some.map((wish, number) => ({ ...wish, id: `w${String(number)}` })));
const anyTables = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
  .map((seats) => seats.map((count, number) => table(number, count)));
const anyHall = fc.record({ guests: anyGuests, wishes: anyWishes, tables: anyTables });
const by = fc.constantFrom("group" as const, "tag" as const);

describe("filling a hall", () => {
  test("seats nobody at a table that has not so many seats, and says of each who is left why", () => {
    fc.assert(
      fc.property(anyHall, by, ({ guests, wishes, tables }, kind) => {
        const plan = planOf(tables, { wishes });
        const { seated, left } = fillSeats(plan, guests, { ...all, by: kind }, still);
        const after = seatingState(changedPlan(plan, { kind: "seat", guests: seated }), guests);
        expect(after.overFull).toBe(0);
        // A household is whole: each guest is at one table or named as left, with all of theirs.
        const coming = guests.filter(({ people }) => people > 0);
        expect([...Object.keys(seated), ...left.map((one) => one.guestId)].sort()).toEqual(
          coming.map(({ id }) => id).sort(),
        );
        for (const { id, people } of coming)
          if (seated[id] !== undefined) expect(seated[id].people).toBe(people);
        expect(after.brokenWishes.filter(({ wish }) => wish.kind === "apart")).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("is the same for the same, in whatever order the list comes", () => {
    fc.assert(
      fc.property(anyHall, by, fc.integer(), ({ guests, wishes, tables }, kind, seed) => {
        const plan = planOf(tables, { wishes });
        const shuffled = [...guests].sort((a, b) => hash(a.id, seed) - hash(b.id, seed));
        const [one, other] = [guests, shuffled].map((list) =>
          fillSeats(plan, list, { ...all, by: kind }, still),
        );
        expect(other?.seated).toEqual(one?.seated);
        expect(other?.left).toEqual(one?.left);
      }),
      { numRuns: 500 },
    );
  });

  test("keeps who sits, and goes on from there", () => {
    fc.assert(
      fc.property(anyHall, ({ guests, wishes, tables }) => {
        const plan = planOf(tables, { wishes });
        const half = fillSeats(plan, guests.slice(0, guests.length / 2), all, still);
        const begun = changedPlan(plan, { kind: "seat", guests: half.seated });
        const rest = fillSeats(begun, guests, all, still);
        expect(Object.keys(rest.seated).filter((id) => id in half.seated)).toEqual([]);
        const done = seatingState(changedPlan(begun, { kind: "seat", guests: rest.seated }), guests);
        expect(done.overFull).toBe(0);
        expect(done.brokenWishes.filter(({ wish }) => wish.kind === "apart")).toEqual([]);
      }),
    );
  });

  test("gives each group tables of its own where there is room, beside one another", () => {
    const guests = [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
      person(number, { group: number < 6 ? "Keluarga" : "Kantor" }),
    );
    const { seated, left } = fillSeats(planOf([0, 1, 2, 3].map((n) => table(n, 8))), guests, all, still);
    expect(left).toEqual([]);
    const tablesOf = (name: string) =>
      new Set(guests.filter((one) => one.group === name).map(({ id }) => seated[id]?.table));
    expect(tablesOf("Keluarga")).toEqual(new Set(["t0", "t1"]));
    expect(tablesOf("Kantor")).toEqual(new Set(["t2"]));
  });

  test("goes where a group sits already", () => {
    const guests = [person(0, { group: "Kantor" }), person(1, { group: "Kantor" })];
    const plan = planOf([table(0, 10), table(1, 10), table(2, 10)], {
      seated: { [guestId(0)]: { table: "t2", people: 2 } },
    });
    expect(fillSeats(plan, guests, all, still).seated).toEqual({ [guestId(1)]: { table: "t2", people: 2 } });
  });

  test("puts together whom a wish puts together, though they are of two groups", () => {
    const guests = [person(0, { group: "Kantor" }), person(1, { group: "Kampus", tags: ["vip"] })];
    const wishes = [
      {
        id: "w0",
        kind: "together" as const,
        first: group("Kantor"),
        second: { by: "tag" as const, value: "vip" },
      },
    ];
    const tables = [table(0, 4), table(1, 4)];
    const apart = fillSeats(planOf(tables), guests, all, still).seated;
    expect(apart[guestId(0)]?.table).not.toBe(apart[guestId(1)]?.table);
    const joined = fillSeats(planOf(tables, { wishes }), guests, all, still).seated;
    expect(joined[guestId(0)]?.table).toBe(joined[guestId(1)]?.table);
  });

  test("says why somebody found no seat", () => {
    const wishes = [{ id: "w0", kind: "apart" as const, first: group("Kantor"), second: group("Kampus") }];
    const reasonOf = (plan: SeatingPlan, guests: SeatingGuest[], now = still) =>
      fillSeats(plan, guests, all, now).left.map(({ reason }) => reason);
    expect(reasonOf(planOf([table(0, 4)]), [person(0, { people: 5 })])).toEqual(["tooLarge"]);
    expect(reasonOf(planOf([]), [person(0)])).toEqual(["tooLarge"]);
    expect(reasonOf(planOf([table(0, 3)]), [person(0), person(1)])).toEqual(["full"]);
    const two = [person(0, { group: "Kantor" }), person(1, { group: "Kampus" })];
    expect(reasonOf(planOf([table(0, 8)], { wishes }), two)).toEqual(["apart"]);
    let clock = 0;
    const slow = { now: () => (clock += limitMs + 1), limitMs };
    expect(reasonOf(planOf([table(0, 8)]), [person(0), person(1)], slow)).toEqual(["time", "time"]);
  });

  test("takes whom and where it is told", () => {
    const guests = [person(0, { group: "Kantor" }), person(1, { group: "Kampus" })];
    const choice: FillChoice = { by: "group", only: [group("Kampus")], tables: ["t1"] };
    const { seated } = fillSeats(planOf([table(0, 8), table(1, 8)]), guests, choice, still);
    expect(seated).toEqual({ [guestId(1)]: { table: "t1", people: 2 } });
  });

  test("seats 1,000 guests at 120 tables within two seconds, and 10,000 at 1,200 as well", () => {
    for (const count of [1_000, 10_000]) {
      const guests = Array.from({ length: count }, (_, number) =>
        person(number, {
          group: `Kelompok ${String(number % (count / 25))}`,
          tags: number % 7 === 0 ? ["vip"] : [],
          people: 1 + (number % 3 === 0 ? 1 : 0),
        }),
      );
      const tables = Array.from({ length: (count * 12) / 100 }, (_, number) => table(number, 12));
      const wishes = Array.from({ length: 20 }, (_, number) => ({
        ...{ id: `w${String(number)}`, kind: number % 2 === 0 ? ("apart" as const) : ("together" as const) },
        ...{ first: group(`Kelompok ${String(number)}`), second: group(`Kelompok ${String(number + 1)}`) },
      }));
      const began = Date.now();
      const { seated, left } = fillSeats(planOf(tables, { wishes }), guests, all, {
        now: () => Date.now(),
        limitMs,
      });
      expect(Date.now() - began).toBeLessThan(seatingLimits.fillMs);
      expect(Object.keys(seated).length + left.length).toBe(count);
      expect(left.filter(({ reason }) => reason === "time")).toEqual([]);
      expect(Object.keys(seated).length).toBeGreaterThan(count * 0.95);
    }
  });
});

function hash(text: string, seed: number): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed) % 1_000_003, 7);
}
