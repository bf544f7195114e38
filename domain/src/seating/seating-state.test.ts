import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { seatingLimits } from "../limits/seating-limits.ts";
import { seatingGuestOf, type SeatingGuest } from "./seating-guest.ts";
import { emptyPlan, type SeatingPlan, type SeatingTable } from "./seating-plan.ts";
import { fullOf, seatingState } from "./seating-state.ts";

const guestId = (number: number) => `guest${String(number).padStart(15, "0")}`;
const table = (id: string, seats: number): SeatingTable => ({
  ...{ id, name: id, kind: "round", seats, x: 0, y: 0, rotation: 0 },
});
const person = (number: number, change: Partial<SeatingGuest> = {}): SeatingGuest => ({
  ...{ id: guestId(number), group: "Keluarga", tags: [], state: "comes", people: 2, ...change },
});
const plan = (change: Partial<SeatingPlan>): SeatingPlan => ({
  ...emptyPlan(
    { id: "resepsi", name: { id: "Resepsi", en: "Reception" }, audience: "everyone" },
    new Date(0),
  ),
  tables: [table("t1", 4), table("t2", 4)],
  ...change,
});
const at = (where: string, people = 2) => ({ table: where, people });

describe("who has a chair at a ceremony", () => {
  const source = {
    ...{
      id: guestId(1),
      group: "",
      tags: [],
      seats: 4,
      ceremonies: null,
      attendance: null,
      replies: [],
      people: 0,
    },
  };
  const open = { id: "resepsi", isOpen: true };

  test("is everybody invited, with all of their invitation until they answer", () => {
    expect(seatingGuestOf(source, open)).toMatchObject({ state: "silent", people: 4 });
    expect(seatingGuestOf(source, { ...open, isOpen: false })).toMatchObject({
      state: "notInvited",
      people: 0,
    });
    const named = { ...source, ceremonies: ["akad"] };
    expect(seatingGuestOf(named, open).state).toBe("notInvited");
    expect(seatingGuestOf(named, { id: "akad", isOpen: false }).state).toBe("silent");
  });

  test("is who comes, or may, with as many as they say, and to this ceremony", () => {
    const yes = { ...source, attendance: "yes" as const, people: 3 };
    expect(seatingGuestOf({ ...yes, replies: ["resepsi:yes"] }, open)).toMatchObject({
      state: "comes",
      people: 3,
    });
    expect(seatingGuestOf({ ...yes, replies: ["resepsi:maybe"] }, open)).toMatchObject({ state: "comes" });
    expect(seatingGuestOf({ ...yes, replies: ["akad:yes", "resepsi:no"] }, open)).toMatchObject({
      state: "no",
      people: 0,
    });
    expect(seatingGuestOf({ ...yes, replies: ["akad:yes"] }, open).state).toBe("no");
    expect(seatingGuestOf({ ...yes, replies: null }, open)).toMatchObject({ state: "comes", people: 3 });
    expect(seatingGuestOf({ ...yes, attendance: "no", people: 0, replies: null }, open).state).toBe("no");
  });
});

describe("how a plan stands", () => {
  test("counts people at tables, those without one, and tables with too many", () => {
    const guests = [person(1), person(2, { people: 3 }), person(3), person(4, { state: "no", people: 0 })];
    const state = seatingState(
      plan({ seated: { [guestId(1)]: at("t1"), [guestId(2)]: at("t1", 3) } }),
      guests,
    );
    expect(state.tables.map(({ people, isOverFull }) => [people, isOverFull])).toEqual([
      [5, true],
      [0, false],
    ]);
    expect(state).toMatchObject({ overFull: 1, seats: 8, seatedPeople: 5, unseatedPeople: 2 });
    expect(state.unseated.map(({ id }) => id)).toEqual([guestId(3)]);
    expect(state.conflicts).toEqual([]);
  });

  test("points at whoever changed after they were seated", () => {
    const seated = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [guestId(number), at("t1")]));
    const guests = [
      person(1, { state: "no", people: 0 }),
      person(2, { people: 4 }),
      person(3, { people: 1 }),
      person(4, { state: "notInvited", people: 0 }),
    ];
    const { conflicts } = seatingState(plan({ seated }), guests);
    expect(conflicts.map(({ guestId: id, reason, people }) => [id, reason, people])).toEqual([
      [guestId(1), "no", 0],
      [guestId(2), "more", 4],
      [guestId(3), "fewer", 1],
      [guestId(4), "notInvited", 0],
      [guestId(5), "gone", 0],
    ]);
  });

  test("names wishes that it breaks, and nobody's quarrel with themselves", () => {
    const set = (value: string) => ({ by: "group" as const, value });
    const vip = { by: "tag" as const, value: "vip" };
    const wishes: SeatingPlan["wishes"] = [
      { id: "w1", kind: "apart", first: set("Keluarga"), second: set("Kantor") },
      { id: "w2", kind: "together", first: set("Keluarga"), second: set("Kampus") },
      { id: "w3", kind: "apart", first: set("Kampus"), second: vip },
    ];
    const guests = [person(1), person(2, { group: "Kantor" }), person(3, { group: "Kampus", tags: ["vip"] })];
    const seated = { [guestId(1)]: at("t1"), [guestId(2)]: at("t1"), [guestId(3)]: at("t2") };
    const { brokenWishes } = seatingState(plan({ wishes, seated }), guests);
    expect(brokenWishes.map(({ wish, tables }) => [wish.id, tables])).toEqual([
      ["w1", ["t1"]],
      ["w2", []],
    ]);
    const mended = { ...seated, [guestId(2)]: at("t2"), [guestId(3)]: at("t1") };
    expect(seatingState(plan({ wishes, seated: mended }), guests).brokenWishes).toEqual([]);
  });

  test("says what it has too much of", () => {
    expect(fullOf(plan({}))).toBe(null);
    const many = Array.from({ length: seatingLimits.tables + 1 }, (_, number) =>
      table(`t${String(number)}`, 1),
    );
    expect(fullOf(plan({ tables: many }))).toBe("tables");
    const seated = Object.fromEntries(
      Array.from({ length: limits.guest.perInvitation + 1 }, (_, number) => [guestId(number), at("t1")]),
    );
    expect(fullOf(plan({ seated }))).toBe("guests");
  });
});
