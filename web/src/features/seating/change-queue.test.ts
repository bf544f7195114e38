import { seatingLimits } from "@janur/domain/limits/seating-limits";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { expect, test } from "vitest";
import { inCalls, nextCall, withoutArrived } from "./change-queue.ts";

const remove = (id: string): SeatingChange => ({ kind: "removeTable", id });
const seat = (count: number, from = 0): SeatingChange => ({
  kind: "seat",
  guests: Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`guest${String(from + number).padStart(15, "0")}`, null]),
  ),
});
const unsent = (change: SeatingChange) => ({ change, revision: null });

test("a call takes changes in their order, no more than the server looks at", () => {
  const sent = { change: remove("t0"), revision: 3 };
  expect(nextCall([sent, unsent(remove("t1")), unsent(remove("t2"))])).toEqual([remove("t1"), remove("t2")]);
  const many = Array.from({ length: seatingLimits.changes + 5 }, () => unsent(remove("t1")));
  expect(nextCall(many)).toHaveLength(seatingLimits.changes);
  const most = seatingLimits.guestsAtOnce;
  expect(nextCall([unsent(seat(most)), unsent(seat(1, most))])).toEqual([seat(most)]);
  expect(nextCall([])).toEqual([]);
});

test("what the plan of the server has is added no more", () => {
  const changes = [
    { change: remove("t1"), revision: 3 },
    { change: remove("t2"), revision: 4 },
    unsent(remove("t3")),
  ];
  expect(withoutArrived(changes, 3).map(({ change }) => change)).toEqual([remove("t2"), remove("t3")]);
});

test("more guests than a call takes are seated in several", () => {
  const most = seatingLimits.guestsAtOnce;
  const all = inCalls([remove("t1"), seat(2 * most + 1), remove("t2")]);
  expect(all).toEqual([remove("t1"), seat(most), seat(most, most), seat(1, 2 * most), remove("t2")]);
  expect(nextCall(all.slice(1).map(unsent))).toEqual([seat(most)]);
  expect(inCalls([seat(most)])).toEqual([seat(most)]);
});
