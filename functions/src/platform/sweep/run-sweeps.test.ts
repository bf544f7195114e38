import * as logger from "firebase-functions/logger";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runSweeps } from "./run-sweeps.ts";
import type { Sweep } from "./sweep-table.ts";

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
    const ran = runSweeps([slow("one"), rare, slow("two")], tick, clock);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["one", "two"]);
    await vi.advanceTimersByTimeAsync(2_000);
    await ran;
    expect(lines("info")).toEqual(
      ["one", "two"].map((name) => ["a sweep is through", { sweep: name, ms: 2_000, looked: 3 }]),
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
    const ran = runSweeps([sweep("broken", broken), throwing, slow], tick, clock).then(
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
    const ran = runSweeps([hanging, patient, sweep("quick", () => Promise.resolve(0))], tick, clock);
    await vi.advanceTimersByTimeAsync(7_000);
    await ran;
    expect(lines("info")).toEqual([["a sweep is through", { sweep: "quick", ms: 0, looked: 0 }]]);
    expect(lines("warn")).toEqual([
      ["a sweep was left over", { sweep: "hanging", ms: 3_000 }],
      ["a sweep was left over", { sweep: "patient", ms: 7_000 }],
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
    const ran = runSweeps([late], tick, clock);
    await vi.advanceTimersByTimeAsync(1_000);
    await ran;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(lines("error")).toEqual([]);
  });

  test("leaves no timer behind", async () => {
    await runSweeps([sweep("quick", () => Promise.resolve(0))], tick, clock);
    expect(vi.getTimerCount()).toBe(0);
  });
});
