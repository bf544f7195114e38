import * as logger from "firebase-functions/logger";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runSweeps } from "./run-sweeps.ts";
import type { SweepLedger } from "./sweep-ledger.ts";
import { startSweep } from "./sweep-run.ts";
import type { Sweep } from "./sweep-table.ts";
import type { SweepState } from "@janur/domain/service/sweep-state";

vi.mock("firebase-functions/logger");

const tick = { scheduledAt: new Date("2026-11-24T01:00:00.000Z"), minutes: 1 };
const now = new Date("2026-11-24T01:00:02.000Z");
const clock = () => now;

const sweep = (name: string, run: Sweep["run"], change: Partial<Sweep> = {}): Sweep => ({
  name,
  rhythm: { everyMinutes: 1 },
  budgetSeconds: 10,
  run,
  ...change,
});
/** Gauges of a sweep that has nothing to work through. */
const nothingWaits = { failed: 0, aside: 0, left: null, oldestDueMs: 0 };
const never = () => new Promise<number>(() => undefined);
const broken = () => Promise.reject(new Error("what somebody typed"));
/** What was logged, each with its message and its facts. */
const lines = (level: "info" | "warn" | "error"): unknown[] =>
  vi.mocked(logger[level]).mock.calls.map((call: unknown) => call);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("runSweeps", () => {
  test("runs what is due, side by side, by its clock, and says what each came to", async () => {
    const begun: string[] = [];
    const slow = (name: string) =>
      sweep(name, async (time) => {
        expect(time).toEqual({ now, clock });
        begun.push(name);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        return 3;
      });
    const rare = sweep("rare", never, { rhythm: { dailyAt: "02:30" } });
    const ran = runSweeps([slow("one"), rare, slow("two")], tick, { clock });
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["one", "two"]);
    await vi.advanceTimersByTimeAsync(2_000);
    await ran;
    expect(lines("info")).toEqual(
      ["one", "two"].map((name) => [
        "a sweep is through",
        { sweep: name, ms: 2_000, looked: 3, ...nothingWaits },
      ]),
    );
  });

  test("a sweep that fails keeps no other from its turn, and the run fails when all are through", async () => {
    let isServed = false;
    const slow = sweep("slow", async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      isServed = true;
      return 1;
    });
    const throwing = sweep("throwing", () => {
      throw new Error("at once");
    });
    const ran = runSweeps([sweep("broken", broken), throwing, slow], tick, { clock }).then(
      () => null,
      (error: unknown) => String(error),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ran).toBe("Error: sweeps failed: broken, throwing");
    expect(isServed).toBe(true);
    for (const name of ["broken", "throwing"]) {
      const facts: unknown = expect.objectContaining({ sweep: name, ms: 0 });
      expect(lines("error")).toContainEqual(["a sweep failed", facts]);
    }
    expect(JSON.stringify(lines("error"))).not.toContain("somebody typed");
  });

  test("a sweep that takes longer than its budget is left over, and the others are through", async () => {
    const hanging = sweep("hanging", never, { budgetSeconds: 3 });
    const patient = sweep("patient", never, { budgetSeconds: 7 });
    const ran = runSweeps([hanging, patient, sweep("quick", () => Promise.resolve(0))], tick, { clock });
    await vi.advanceTimersByTimeAsync(7_000);
    await ran;
    expect(lines("info")).toEqual([
      ["a sweep is through", { sweep: "quick", ms: 0, looked: 0, ...nothingWaits }],
    ]);
    expect(lines("warn")).toEqual([
      ["a sweep was left over", { sweep: "hanging", ms: 3_000, ...nothingWaits }],
      ["a sweep was left over", { sweep: "patient", ms: 7_000, ...nothingWaits }],
    ]);
  });

  test("what fails after it was left over ends nothing", async () => {
    const late = sweep(
      "late",
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 9_000));
        throw new Error("too late");
      },
      { budgetSeconds: 1 },
    );
    const ran = runSweeps([late], tick, { clock });
    await vi.advanceTimersByTimeAsync(1_000);
    await ran;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(lines("error")).toEqual([]);
  });

  test("leaves no timer behind", async () => {
    await runSweeps([sweep("quick", () => Promise.resolve(0))], tick, { clock });
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** A ledger in memory. */
function bookOf(
  states: Record<string, SweepState> = {},
): SweepLedger & { states: Record<string, SweepState> } {
  return {
    states,
    read: () => Promise.resolve(states),
    note: (noted) => {
      Object.assign(states, noted);
      return Promise.resolve();
    },
  };
}

/** Works through nothing, and leaves so many over that have waited for a day. */
const leaving = (left: number) => async () => {
  const run = startSweep({ sweep: "leaving", atOnce: 1 }, now);
  run.noteDue(new Date(now.getTime() - 86_400_000));
  run.leaveOver();
  await run.finish(() => Promise.resolve(left));
  return 7;
};

describe("what a sweep of the night leaves over", () => {
  const night = (time: string) => ({ scheduledAt: new Date(`2026-11-24T${time}:00+07:00`), minutes: 10 });
  const at = (time: string) => () => new Date(`2026-11-24T${time}:03+07:00`);
  const rhythm = { dailyAt: "02:30" };

  test("goes on in each later run of the same night, and not by day", async () => {
    const book = bookOf();
    const begun: string[] = [];
    let left = 2;
    const row = sweep(
      "long",
      async () => {
        left -= 1;
        begun.push(String(left));
        return leaving(left)();
      },
      { rhythm },
    );
    const other = sweep("other", () => Promise.resolve(0), { rhythm: { dailyAt: "03:00" } });
    const tick = async (time: string) => {
      await runSweeps([row, other], night(time), { clock: at(time), ledger: book });
    };
    await tick("02:20");
    expect(begun).toEqual([]);
    await tick("02:30");
    await tick("02:40");
    expect(begun).toHaveLength(2);
    expect(book.states["long"]).toMatchObject({ isLeftOver: true, left: 0, looked: 7 });
    expect(book.states["other"]).toBeUndefined();
    await tick("03:00");
    expect(begun).toHaveLength(3);
    // The night after it waits for its time again.
    const tomorrow = new Date("2026-11-25T02:20:00+07:00");
    await runSweeps([row], { scheduledAt: tomorrow, minutes: 10 }, { clock, ledger: book });
    expect(begun).toHaveLength(3);
  });

  test("ends when nothing is left", async () => {
    const book = bookOf();
    let runs = 0;
    const row = sweep("short", () => Promise.resolve((runs += 1)), { rhythm });
    for (const time of ["02:30", "02:40", "02:50"]) {
      await runSweeps([row], night(time), { clock: at(time), ledger: book });
    }
    expect(runs).toBe(1);
  });

  test("is told with how many and since when", async () => {
    await runSweeps([sweep("long", leaving(41))], tick, { clock });
    const facts = { sweep: "leaving", left: 41, isLeftOver: true };
    expect(lines("warn")).toContainEqual(["a sweep left work over", expect.objectContaining(facts)]);
    const gauges = { sweep: "long", looked: 7, left: 41, oldestDueMs: 86_400_000 };
    expect(lines("info")).toContainEqual(["a sweep is through", expect.objectContaining(gauges)]);
  });
});

test("a sweep has the time of its row, less what it needs to end", async () => {
  let hasTime: (() => boolean) | undefined;
  const hanging = sweep(
    "hanging",
    () => {
      ({ hasTime } = startSweep({ sweep: "hanging", atOnce: 1 }, now));
      return never();
    },
    { budgetSeconds: 280 },
  );
  const ran = runSweeps([hanging], tick, { clock });
  await vi.advanceTimersByTimeAsync(239_000);
  expect(hasTime?.()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hasTime?.()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  await ran;
});
