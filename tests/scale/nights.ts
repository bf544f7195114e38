import { limits } from "@janur/domain/limits";
import type { SweepState } from "@janur/domain/service/sweep-state";
import { goesOn } from "../../functions/src/platform/sweep/run-sweeps.ts";
import { isDue, type Sweep } from "../../functions/src/platform/sweep/sweep-table.ts";
import { newWatch, watch } from "../../functions/src/platform/sweep/sweep-watch.ts";
import { DueList } from "./due-store.ts";
import { Processor, VirtualTime } from "./virtual-time.ts";
import { enterWedding, numbers, pieceTimes, type Lists } from "./weddings.ts";

const dayMs = 86_400_000;
const tickMinutes = 10;
/** Everything begins here: midnight in Jakarta. */
const start = Date.parse("2027-01-01T00:00:00+07:00");

/** What the mocked parts of a sweep ask. */
export interface Stage {
  time: VirtualTime;
  processor: Processor;
  lists: Lists;
  /** Real pieces behind each of the simulation. */
  weight: number;
  /** Lateness of each piece that was done, in milliseconds after it was due. */
  late: Record<string, number[]>;
}

/** One night, as its sweeps found and left it. */
export interface Night {
  day: number;
  /** Of each list: how many are due still at six, and how long the oldest has been. */
  left: Record<string, { count: number; oldestMs: number }>;
  /** The last minute of the night in which a sweep worked. */
  endedAt: string;
}

export interface SimulationOptions {
  perMonth: number;
  days: number;
  weight: number;
  sweeps: readonly Sweep[];
  /** Told before the first night. */
  enter: (stage: Stage) => void;
}

/** Runs the schedule of the night over days on end, as weddings come. */
export async function simulateNights({ perMonth, days, weight, sweeps, enter }: SimulationOptions) {
  const time = new VirtualTime(new Date(start));
  const processor = new Processor(time);
  const list = (name: string) => new DueList(name, weight);
  const lists: Lists = {
    contacts: list("contacts"),
    trash: list("trash"),
    "media-changes": list("media-changes"),
    media: list("media"),
  };
  const stage: Stage = { time, processor, lists, weight, late: {} };
  enter(stage);
  const chance = numbers(7);
  const next = () => chance.next().value;
  const states: Record<string, SweepState> = {};
  const nights: Night[] = [];
  let begun = 0;
  for (let day = 0; day < days; day += 1) {
    const midnight = start + day * dayMs;
    for (; begun < ((day + 1) * perMonth) / 30.4 / weight; begun += 1)
      enterWedding(midnight + next() * dayMs, lists, next);
    let endedAt = midnight;
    for (let minute = 120; minute < 360; minute += tickMinutes) {
      const scheduledAt = new Date(midnight + minute * 60_000);
      const tick = { scheduledAt, minutes: tickMinutes };
      const due = sweeps.filter(
        ({ name, rhythm }) => isDue(rhythm, tick) || goesOn(rhythm, states[name], tick),
      );
      if (due.length === 0) continue;
      time.jump(scheduledAt);
      await time.run(
        Promise.all(due.map(async (sweep) => (states[sweep.name] = await runAlone(sweep, time)))),
      );
      endedAt = Math.max(endedAt, time.ticks());
    }
    const six = midnight + 6 * 3_600_000;
    const left = Object.fromEntries(
      Object.entries(lists).map(([name, own]) => {
        const { count, oldest } = own.dueAt(midnight);
        return [name, { count, oldestMs: oldest === null ? 0 : six - oldest }];
      }),
    );
    nights.push({ day, left, endedAt: new Date(endedAt + 7 * 3_600_000).toISOString().slice(11, 16) });
  }
  return { nights, late: stage.late };
}

/** As `runSweeps` runs one, by a time that is not ours. */
async function runAlone({ budgetSeconds, run }: Sweep, time: VirtualTime): Promise<SweepState> {
  const by = newWatch(budgetSeconds * 1000, time.ticks);
  const ranAt = time.clock();
  await watch(by, () => run({ now: ranAt, clock: time.clock }));
  const sum = { looked: 0, failed: 0, aside: 0, left: null, oldestDueAt: null, hasFailed: false };
  return {
    ...sum,
    ranAt,
    ms: time.ticks() - ranAt.getTime(),
    isLeftOver: by.reports.some((one) => one.isLeftOver),
  };
}

/** What becomes of a piece when a sweep works on it. @param hands how much of the hands there are a page keeps busy */
export async function workOn(
  { time, processor, lists, weight, late }: Stage,
  name: keyof Lists,
  document: Parameters<DueList["take"]>[0],
  hands: number,
): Promise<boolean> {
  const { kind, at } = document.item;
  const { waitMs, cpuMs } = pieceTimes[`${name}/${kind}`] ?? { waitMs: 100, cpuMs: 10 };
  await processor.work(waitMs * weight * hands, cpuMs * weight);
  lists[name].take(document);
  if (name === "contacts" && kind === "first")
    lists.contacts.add({ at: time.ticks() + limits.contact.againMs, kind: "second" });
  (late[`${name}/${kind}`] ??= []).push(time.ticks() - at);
  return true;
}
