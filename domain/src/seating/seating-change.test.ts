import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { seatingLimits } from "../limits/seating-limits.ts";
import {
  changedBy,
  guestsOfChanges,
  seatingChangesSchema,
  undoOfAll,
  type SeatingChange,
} from "./seating-change.ts";
import { emptyPlan, seatingPlanSchema, withoutGuests, type SeatingPlan } from "./seating-plan.ts";

const guestId = (number: number) => `guest${String(number).padStart(15, "0")}`;
const table = (id: string) => ({
  ...{ id, name: `Meja ${id}`, kind: "round" as const, seats: 8, x: 100, y: 100, rotation: 0 },
});
const shape = {
  id: "s1",
  name: "",
  kind: "stage" as const,
  x: 1,
  y: 1,
  width: 400,
  height: 200,
  rotation: 0,
};
const empty = emptyPlan(
  { id: "resepsi", name: { id: "Resepsi", en: "Reception" }, audience: "everyone" },
  new Date(0),
);

const ids = fc.constantFrom("t1", "t2", "t3");
const anyChange: fc.Arbitrary<SeatingChange> = fc.oneof(
  ids.map((id) => ({ kind: "addTable" as const, table: table(id) })),
  fc.record({
    kind: fc.constant("changeTable" as const),
    id: ids,
    fields: fc.record({ x: fc.nat(900), seats: fc.integer({ min: 1, max: 12 }) }, { requiredKeys: [] }),
  }),
  ids.map((id) => ({ kind: "removeTable" as const, id })),
  fc.constant({ kind: "addShape" as const, shape }),
  fc.nat(900).map((x) => ({ kind: "changeShape" as const, id: "s1", fields: { x } })),
  fc.constant({ kind: "removeShape" as const, id: "s1" }),
  fc
    .dictionary(fc.nat(5).map(guestId), fc.option(fc.record({ table: ids, people: fc.nat(4) })), {
      maxKeys: 3,
    })
    .map((guests) => ({ kind: "seat" as const, guests })),
  fc.boolean().map((isShown) => ({ kind: "showToGuests" as const, isShown })),
);

/** Order of fields and of tables says nothing. */
const inOrder = (plan: SeatingPlan) => ({
  ...plan,
  tables: [...plan.tables].sort((a, b) => (a.id < b.id ? -1 : 1)),
  seated: Object.entries(plan.seated).sort(([a], [b]) => (a < b ? -1 : 1)),
});

describe("a change of a plan", () => {
  test("leaves nobody at a table that is not there, and is taken back by what undoes it", () => {
    fc.assert(
      fc.property(
        fc.array(anyChange, { maxLength: 12 }),
        fc.array(anyChange, { maxLength: 6 }),
        (before, then) => {
          const plan = changedBy(empty, before);
          const after = changedBy(plan, then);
          const tables = new Set(after.tables.map(({ id }) => id));
          for (const { table: at } of Object.values(after.seated)) expect(tables).toContain(at);
          expect(inOrder(changedBy(after, undoOfAll(plan, then)))).toEqual(inOrder(plan));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("of two people about different things is the same in either order", () => {
    const plan = changedBy(empty, [
      { kind: "addTable", table: table("t1") },
      { kind: "addTable", table: table("t2") },
    ]);
    const rina: SeatingChange[] = [
      { kind: "changeTable", id: "t1", fields: { x: 700 } },
      { kind: "seat", guests: { [guestId(1)]: { table: "t1", people: 2 } } },
    ];
    const dimas: SeatingChange[] = [
      { kind: "changeTable", id: "t1", fields: { name: "VIP" } },
      { kind: "seat", guests: { [guestId(2)]: { table: "t2", people: 1 } } },
    ];
    const one = changedBy(plan, [...rina, ...dimas]);
    expect(inOrder(one)).toEqual(inOrder(changedBy(plan, [...dimas, ...rina])));
    expect(one.tables[0]).toMatchObject({ x: 700, name: "VIP" });
    expect(Object.keys(one.seated)).toHaveLength(2);
  });

  test("seats nobody at a table that somebody took away meanwhile", () => {
    const seat: SeatingChange = { kind: "seat", guests: { [guestId(1)]: { table: "t1", people: 2 } } };
    expect(changedBy(empty, [seat]).seated).toEqual({});
  });

  test("speaks of so many guests at once as can be looked at, and no more", () => {
    const seat = (count: number): SeatingChange => ({
      kind: "seat",
      guests: Object.fromEntries(Array.from({ length: count }, (_, number) => [guestId(number), null])),
    });
    const most = seatingLimits.guestsAtOnce;
    expect(guestsOfChanges([seat(2), seat(3)])).toHaveLength(3);
    expect(seatingChangesSchema.safeParse([seat(most)]).success).toBe(true);
    expect(seatingChangesSchema.safeParse([seat(most + 1)]).success).toBe(false);
  });
});

describe("the largest plan", () => {
  /** Bytes of a value as Firestore counts them. */
  const sizeOf = (value: unknown): number => {
    if (typeof value === "string") return encodeURIComponent(value).replaceAll(/%../g, "x").length + 1;
    if (typeof value === "number" || value instanceof Date) return 8;
    if (typeof value === "boolean" || value === null) return 1;
    if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
    return Object.entries(value as object).reduce((sum, [key, item]) => sum + sizeOf(key) + sizeOf(item), 0);
  };

  test("with 10,000 guests fits into one document", () => {
    const { tables, shapes, wishes, tableName, shapeName } = seatingLimits;
    const longId = (number: number) => String(number).padStart(24, "t");
    const set = { by: "group" as const, value: "字".repeat(limits.guest.group) };
    const plan: SeatingPlan = seatingPlanSchema.parse({
      ...empty,
      tables: Array.from({ length: tables }, (_, number) => ({
        ...table("t1"),
        ...{ id: longId(number).slice(-8), name: "字".repeat(tableName) },
      })),
      shapes: Array.from({ length: shapes }, (_, number) => ({
        ...shape,
        ...{ id: longId(number), name: "字".repeat(shapeName) },
      })),
      wishes: Array.from({ length: wishes }, (_, number) => ({
        ...{ id: longId(number), kind: "together" as const, first: set, second: set },
      })),
      seated: Object.fromEntries(
        Array.from({ length: limits.guest.perInvitation }, (_, number) => [
          guestId(number),
          { table: "t".repeat(8), people: 4 },
        ]),
      ),
    });
    expect(sizeOf(plan)).toBeLessThan(seatingLimits.planBytes);
  });

  test("comes to another feast as hall and tables, without anybody", () => {
    const plan = changedBy(empty, [
      { kind: "addTable", table: table("t1") },
      { kind: "seat", guests: { [guestId(1)]: { table: "t1", people: 2 } } },
      { kind: "showToGuests", isShown: true },
    ]);
    const copy = withoutGuests(plan, new Date(5));
    expect(copy).toMatchObject({ tables: [table("t1")], seated: {}, isShownToGuests: false, revision: 1 });
  });
});
