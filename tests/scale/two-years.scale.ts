import "../harness/demo-project.ts";
import { expect, test, vi } from "vitest";
import { minuteSweeps } from "../../functions/src/minute-sweeps.ts";
import { nightSweeps } from "../../functions/src/night-sweeps.ts";
import type * as sweepDueModule from "../../functions/src/platform/sweep/sweep-due.ts";
import type * as firestoreModule from "../../functions/src/platform/google/firestore.ts";
import { digestsAt, simulateDueTasks, simulateHour, type MinuteStage } from "./mornings.ts";
import { simulateNights, type Stage } from "./nights.ts";
import { noteFigure } from "../harness/figures.ts";
import { writeReport } from "./report.ts";
import type { ScaleRow } from "./scale-row.ts";

/* T23 at full size: `npm run scale`. What is real and what is stood for says `docs/scale.md`, which this writes. */

const stand = vi.hoisted(() => ({
  night: undefined as Stage | undefined,
  hour: undefined as MinuteStage | undefined,
  asked: new Set<string>(),
}));

vi.mock("../../functions/src/platform/sweep/sweep-due.ts", async (original) => {
  const real = await original<typeof sweepDueModule>();
  const { stageOf } = await import("./stage-of.ts");
  const { hourOf, hourOfGroups } = await import("./hour-of.ts");
  const nights = stageOf(real.sweepDue, () => stand.night);
  const hours = hourOf(real.sweepDue, () => stand.hour, stand.asked);
  return {
    ...real,
    sweepDue: (...args: Parameters<typeof real.sweepDue>) =>
      stand.hour === undefined ? nights(...args) : hours(...args),
    sweepDueOf: hourOfGroups(real.sweepDueOf, () => stand.hour),
  };
});
vi.mock("../../functions/src/platform/google/firestore.ts", async (original) => ({
  ...(await original<typeof firestoreModule>()),
  documentOf: () => ({ get: () => Promise.resolve({ data: () => undefined }) }),
}));
vi.mock("../../functions/src/platform/sweep/enqueue-job.ts", () => ({
  enqueueJob: (jobId: string) => {
    stand.asked.add(jobId.replace("publish-", ""));
    return Promise.resolve();
  },
}));
vi.mock("firebase-functions/logger");

const months = 24;
const sizes = [
  { perMonth: 100, weight: 1 },
  { perMonth: 1_000, weight: 5 },
  { perMonth: 100_000, weight: 20 },
] as const;

const sweeps = nightSweeps.filter(({ name }) =>
  ["emptyTrash", "purgeContacts", "purgeUnusedMedia"].includes(name),
);
const [digests, publish] = ["mailDigests", "publishDue"].map((name) => {
  const found = minuteSweeps.find((sweep) => sweep.name === name);
  if (found === undefined) throw new Error(`no sweep is called ${name}`);
  return found;
}) as [(typeof minuteSweeps)[number], (typeof minuteSweeps)[number]];

/** Weddings whose page is alive, of which a fifth has a digest that morning for a team of four, 7 of 10 in Jakarta. */
const peopleAtSeven = (perMonth: number) => Math.round(perMonth * 5 * 0.2 * 4 * 0.7);
/** A fifth is published by appointment; a Saturday has three times as many, and one hour 40 % of them. */
const atTheHour = (perMonth: number) => Math.max(1, Math.round(((perMonth * 0.2) / 30.4) * 3 * 0.4));
/** All with a day between a year ago and eight months ahead. */
const nearEvents = (perMonth: number) => perMonth * 20;

test("every promise is kept for two years", async () => {
  const rows: ScaleRow[] = [];
  for (const { perMonth, weight } of sizes) {
    const { nights, late } = await simulateNights({
      perMonth,
      weight,
      days: Math.round(months * 30.4),
      sweeps,
      enter: (stage) => {
        stand.night = stage;
      },
    });
    stand.night = undefined;
    const hour = { weight, enter: (stage: MinuteStage) => void (stand.hour = stage) };
    const seven = Date.parse("2028-12-30T07:00:00+07:00");
    const people = peopleAtSeven(perMonth);
    const due = digestsAt(seven, Math.max(1, Math.round(people / weight)));
    const digested = await simulateHour({ ...hour, sweep: digests, due, piece: { waitMs: 120, cpuMs: 8 } });
    const pages = atTheHour(perMonth);
    // Each by itself: the ten that the sweep keeps are ten.
    const published = await simulateHour({
      ...hour,
      weight: 1,
      sweep: publish,
      due: Array.from({ length: pages }, () => seven),
      piece: { waitMs: 1_500, cpuMs: 500 },
    });
    stand.hour = undefined;
    const near = nearEvents(perMonth);
    const tasks = await simulateDueTasks(near, weight);
    rows.push({ perMonth, weight, nights, late, digested, people, published, pages, near, tasks });
  }
  writeReport(rows);
  for (const { perMonth, nights, late, digested, published, tasks } of rows) {
    const label = `${String(perMonth)} a month`;
    for (const { left } of nights) for (const { count } of Object.values(left)) expect(count, label).toBe(0);
    for (const times of Object.values(late))
      for (const ms of times) expect(ms, label).toBeLessThan(26 * 3_600_000);
    expect(digested.at(-1), label).toBeLessThan(60 * 60_000);
    expect(published.at(-1), label).toBeLessThan(5 * 60_000);
    expect(tasks.minutes, label).toBeLessThan(110);
    noteFigure(`${label}: nights simulated`, nights.length);
  }
});
