import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byOrder, orderBetween, orderKeyPattern, ordersAfter, placedAt, type Ordered } from "./order-key.ts";
import { taskLimits } from "../limits/task-limits.ts";

const idOf = (number: number) => String(number).padStart(4, "0");

describe("orderBetween", () => {
  test("refuses a place that is none", () => {
    expect(() => orderBetween("V00001", "V00001")).toThrow(RangeError);
    expect(() => orderBetween("V00002", "V00001")).toThrow(RangeError);
  });

  test("before the very first key", () => {
    const first = orderBetween(null, "000000V");
    expect(first < "000000V").toBe(true);
    expect(first).toMatch(orderKeyPattern);
  });

  test("keeps 2,000 appended keys as short as the first", () => {
    const orders = ordersAfter(null, 2_000);
    expect(orders.toSorted()).toEqual(orders);
    expect(new Set(orders.map(({ length }) => length))).toEqual(new Set([taskLimits.order.min]));
  });

  test("has room for 1,000 moves to the same place", () => {
    let [low, high] = ordersAfter(null, 2);
    for (let move = 0; move < 1_000; move += 1) {
      const between = orderBetween(low ?? null, high ?? null);
      if (move % 2 === 0) low = between;
      else high = between;
    }
    expect(low?.length).toBeLessThanOrEqual(taskLimits.order.max);
  });
});

describe("placedAt", () => {
  test("puts every item exactly where it was dropped, among equal keys too", () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 });
    const keys = fc.array(fc.constantFrom("V00000", "V00001", "V00001V", "V0002"), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(keys, moves, (orders, drops) => {
        let items: Ordered[] = orders
          .map((order, index) => ({ id: idOf(index), order: order.padEnd(6, "0") }))
          .sort(byOrder);
        for (const [from, to] of drops) {
          const moved = items[from % items.length];
          if (moved === undefined) continue;
          const others = items.filter(({ id }) => id !== moved.id);
          const index = to % items.length;
          const wanted = others.map(({ id }) => id);
          wanted.splice(index, 0, moved.id);
          const placed = placedAt(others, moved.id, index);
          items = items.map((item) => ({ ...item, order: placed.get(item.id) ?? item.order })).sort(byOrder);
          expect(items.map(({ id }) => id)).toEqual(wanted);
          for (const { order } of items) expect(order).toMatch(orderKeyPattern);
        }
      }),
    );
  });

  test("writes one key where the neighbours' differ", () => {
    const others = ordersAfter(null, 5).map((order, index) => ({ id: idOf(index), order }));
    for (let index = 0; index <= others.length; index += 1) {
      expect([...placedAt(others, "moved", index).keys()]).toEqual(["moved"]);
    }
  });
});
