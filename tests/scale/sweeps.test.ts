import "../harness/demo-project.ts";
import { expect, test, vi } from "vitest";
import { nightSweeps } from "../../functions/src/night-sweeps.ts";
import type * as sweepDueModule from "../../functions/src/platform/sweep/sweep-due.ts";
import type * as firestoreModule from "../../functions/src/platform/google/firestore.ts";
import type { Sweep } from "../../functions/src/platform/sweep/sweep-table.ts";
import { simulateNights, type Night, type Stage } from "./nights.ts";

/*
 * T23: the sweeps of the night over two years. Real are their table, times, budgets and page sizes, what they do side by
 * side, how long they begin pieces, what goes on in the same night, and all limits. The database and the pieces' own work
 * are stood for by lists and by time that passes (`weddings.ts` says how long).
 */

const stand = vi.hoisted(() => ({ stage: undefined as Stage | undefined }));

vi.mock("../../functions/src/platform/sweep/sweep-due.ts", async (original) => {
  const real = await original<typeof sweepDueModule>();
  const { stageOf } = await import("./stage-of.ts");
  return { ...real, sweepDue: stageOf(real.sweepDue, () => stand.stage) };
});
// What failed before is asked of the database; nothing fails here.
vi.mock("../../functions/src/platform/google/firestore.ts", async (original) => ({
  ...(await original<typeof firestoreModule>()),
  documentOf: () => ({ get: () => Promise.resolve({ data: () => undefined }) }),
}));
vi.mock("firebase-functions/logger");

const names = ["emptyTrash", "purgeContacts", "purgeUnusedMedia"];
const sweeps = nightSweeps.filter(({ name }) => names.includes(name));

const simulate = (perMonth: number, days: number, weight: number, run: readonly Sweep[] = sweeps) =>
  simulateNights({
    perMonth,
    days,
    weight,
    sweeps: run,
    enter: (stage) => {
      stand.stage = stage;
    },
  });

const mostLeft = (nights: readonly Night[]) =>
  Math.max(...nights.flatMap(({ left }) => Object.values(left).map(({ count }) => count)));

test("nothing is due longer than a night and a day, at a thousand weddings a month", async () => {
  expect(sweeps).toHaveLength(names.length);
  const { nights, late } = await simulate(1_000, 300, 10);
  expect(mostLeft(nights)).toBe(0);
  for (const kind of ["trash/wedding", "contacts/first", "media/unused", "media-changes/look"]) {
    const [worst = 0, count = 0] = [
      late[kind]?.reduce((most, ms) => Math.max(most, ms), 0),
      late[kind]?.length,
    ];
    expect(count, kind).toBeGreaterThan(20);
    // Due just after the sweep's time, it is found a day later.
    expect(worst, kind).toBeLessThan(26 * 3_600_000);
  }
});

test("would show one that falls behind", async () => {
  const hurried = sweeps.map((sweep) => ({
    ...sweep,
    budgetSeconds: sweep.name === "purgeUnusedMedia" ? 2 : 280,
  }));
  const { nights } = await simulate(10_000, 60, 50, hurried);
  expect(nights.at(-1)?.left["media"]?.count).toBeGreaterThan(1_000);
  expect(nights.at(-1)?.left["trash"]?.count).toBe(0);
});
