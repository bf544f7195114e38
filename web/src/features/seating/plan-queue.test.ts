import { seatingLimits } from "@janur/domain/limits/seating-limits";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { AppError } from "@janur/domain/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { unsentCount } from "../../lib/storage/unsent.ts";
import { createPlanQueue } from "./plan-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
});

const remove = (id: string): SeatingChange => ({ kind: "removeTable", id });
const rest = () => vi.advanceTimersByTimeAsync(0);

function setUp(call: (changes: SeatingChange[]) => Promise<{ revision: number }>) {
  const calls: SeatingChange[][] = [];
  const refuse = vi.fn();
  const hold = vi.fn();
  const queue = createPlanQueue({
    call: (changes) => {
      calls.push(changes);
      return call(changes);
    },
    refuse,
    hold,
  });
  return { queue, calls, refuse, hold };
}

test("what was changed before the page was left is told all the same, and asked for until then", async () => {
  const answers: (() => void)[] = [];
  const { queue, calls, hold } = setUp(
    () =>
      new Promise((resolve) => {
        answers.push(() => {
          resolve({ revision: answers.length });
        });
      }),
  );
  const leave = queue.subscribe(() => undefined);
  queue.change([remove("t1")], 0, null);
  await rest();
  queue.change([remove("t2")], 0, null);
  await rest();
  leave();
  expect(calls).toEqual([[remove("t1")]]);
  expect(unsentCount()).toBe(1);
  expect(hold).toHaveBeenLastCalledWith(true);
  answers[0]?.();
  await rest();
  expect(calls).toEqual([[remove("t1")], [remove("t2")]]);
  answers[1]?.();
  await rest();
  expect(unsentCount()).toBe(0);
  expect(hold).toHaveBeenLastCalledWith(false);
});

test("without signal changes wait in their order, and go once it is back", async () => {
  let isOnline = false;
  const { queue, calls } = setUp(() =>
    isOnline ? Promise.resolve({ revision: 1 }) : Promise.reject(new NetworkError()),
  );
  queue.change([remove("t1")], 0, null);
  await rest();
  queue.change([remove("t2")], 0, null);
  await rest();
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await rest();
  expect(calls.at(-1)).toEqual([remove("t1"), remove("t2")]);
  expect(queue.snapshot().pending.map(({ revision }) => revision)).toEqual([1, 1]);
  expect(unsentCount()).toBe(0);
});

test("a whole group of more guests than one call takes is seated", async () => {
  const { queue, calls } = setUp(() => Promise.resolve({ revision: 1 }));
  const ids = Array.from({ length: seatingLimits.guestsAtOnce + 1 }, (_, number) => `guest${String(number)}`);
  const seat: SeatingChange = {
    kind: "seat",
    guests: Object.fromEntries(ids.map((id) => [id, { table: "t1", people: 1 }])),
  };
  queue.change([seat], 0, null);
  await rest();
  expect(calls.map(([change]) => change?.kind === "seat" && Object.keys(change.guests).length)).toEqual([
    seatingLimits.guestsAtOnce,
    1,
  ]);
});

test("what is refused is taken back and said, and what follows goes on", async () => {
  const refusal = new AppError("seating/full", { of: "tables" });
  const { queue, calls, refuse } = setUp(([change]) =>
    change?.kind === "removeTable" && change.id === "t1"
      ? Promise.reject(refusal)
      : Promise.resolve({ revision: 4 }),
  );
  queue.change([remove("t1")], 0, { undo: [remove("t9")], about: "", at: 0 });
  await Promise.resolve();
  queue.change([remove("t2")], 0, null);
  await rest();
  expect(refuse).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(calls).toEqual([[remove("t1")], [remove("t2")]]);
  expect(queue.snapshot()).toEqual({ pending: [{ change: remove("t2"), revision: 4 }], steps: [] });
});
