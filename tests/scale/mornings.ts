import { digestShift } from "@janur/domain/account/digest-time";
import type { minuteSweeps } from "../../functions/src/minute-sweeps.ts";
import { dueTaskPages } from "../../functions/src/nouns/task/notify-due-tasks.ts";
import { slicesOf } from "../../functions/src/nouns/task/task-slices.ts";
import { startSweep } from "../../functions/src/platform/sweep/sweep-run.ts";
import { newWatch, watch } from "../../functions/src/platform/sweep/sweep-watch.ts";
import { DueList } from "./due-store.ts";
import { Processor, VirtualTime } from "./virtual-time.ts";

/* Hours in which everybody wants something at once, in the steady state that two years bring. */

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Instances of a queue and what they work on at once, as `options.ts` says for real projects. */
const jobQueue = { dispatches: 10, instances: 5 } as const;

/** What the mocked parts of a sweep of the minute ask. */
export interface MinuteStage {
  time: VirtualTime;
  list: DueList;
  processor: Processor;
  weight: number;
  /** Lateness of each, in milliseconds. */
  late: number[];
  /** A piece by the sweep itself. */
  piece: { waitMs: number; cpuMs: number };
  queue: Queue;
}

/** A task queue with as many hands. */
export class Queue {
  readonly #time: VirtualTime;
  readonly #processors: Processor[];
  readonly #waiting: ((processor: Processor) => Promise<void>)[] = [];
  #busy = 0;
  #next = 0;

  constructor(time: VirtualTime) {
    this.#time = time;
    this.#processors = Array.from({ length: jobQueue.instances }, () => new Processor(time));
  }

  ask(work: (processor: Processor) => Promise<void>): void {
    this.#waiting.push(work);
    if (this.#busy < jobQueue.dispatches) void this.#hand();
  }

  async idle(): Promise<void> {
    while (this.#busy > 0) await this.#time.sleep(100);
  }

  async #hand(): Promise<void> {
    this.#busy += 1;
    const processor = this.#processors[(this.#next += 1) % jobQueue.instances];
    // A queue takes a moment to call.
    await this.#time.sleep(200);
    for (
      let work = this.#waiting.shift();
      work !== undefined && processor !== undefined;
      work = this.#waiting.shift()
    )
      await work(processor);
    this.#busy -= 1;
  }
}

type MinuteSweep = (typeof minuteSweeps)[number];

interface Hour {
  sweep: MinuteSweep;
  /** When each is due. */
  due: readonly number[];
  weight: number;
  piece: { waitMs: number; cpuMs: number };
  enter: (stage: MinuteStage) => void;
}

/** Runs a sweep of the minute until everything is done. @returns how late each was, sorted */
export async function simulateHour({ sweep, due, weight, piece, enter }: Hour): Promise<number[]> {
  const first = Math.floor(Math.min(...due) / minuteMs) * minuteMs;
  const time = new VirtualTime(new Date(first - minuteMs));
  const list = new DueList(sweep.name, weight);
  for (const at of due) list.add({ at, kind: "piece" });
  const stage: MinuteStage = {
    time,
    list,
    weight,
    piece,
    processor: new Processor(time),
    late: [],
    queue: new Queue(time),
  };
  enter(stage);
  for (let tick = first; stage.late.length < due.length && tick < first + dayMs; tick += minuteMs) {
    // Nothing of the next minute begins before this one is through.
    time.jump(new Date(tick));
    const by = newWatch(sweep.budgetSeconds * 1000, time.ticks);
    const now = time.clock();
    await time.run(watch(by, () => sweep.run({ now, clock: time.clock })));
    if (time.ticks() < tick + minuteMs)
      await time.run(Promise.race([stage.queue.idle(), time.until(tick + minuteMs)]));
  }
  return stage.late.sort((one, other) => one - other);
}

/** Seven o'clock in Jakarta: everybody's digest, each at their own place in the spread. */
export function digestsAt(seven: number, people: number): number[] {
  return Array.from({ length: people }, (_, index) => seven + digestShift(`person-${String(index)}`));
}

/** @returns when the last invitation was looked at, in minutes after five */
export async function simulateDueTasks(
  live: number,
  weight: number,
): Promise<{ minutes: number; slices: number }> {
  const five = new Date("2028-12-30T05:00:00+07:00");
  const time = new VirtualTime(five);
  const queue = new Queue(time);
  const window = {
    from: new Date(five.getTime() - 367 * dayMs),
    until: new Date(five.getTime() + 732 * dayMs),
  };
  // Events lie between a year ago and eight months ahead, evenly.
  const span = { from: window.from.getTime(), until: five.getTime() + 240 * dayMs };
  const count = ({ from, until }: { from: Date; until: Date }) => {
    const inside = Math.min(until.getTime(), span.until) - Math.max(from.getTime(), span.from);
    return Promise.resolve(Math.round((Math.max(0, inside) / (span.until - span.from)) * live));
  };
  const slices = await slicesOf(window, count);
  const { pageSize, atOnce } = dueTaskPages;
  for (const slice of slices) {
    const pieces = Math.ceil((await count(slice)) / weight);
    queue.ask(async (processor) => {
      await watch(newWatch(480_000, time.ticks), async () => {
        const run = startSweep({ sweep: "due-tasks", atOnce }, time.clock());
        const page = Math.max(1, Math.round(pageSize / weight));
        const hands = Math.min(1, page / atOnce);
        for (let done = 0; done < pieces; done += page) {
          const { length } = { length: Math.min(page, pieces - done) };
          await processor.work(15 * weight, 0.15 * length * weight);
          const items = Array.from({ length }, (_, index) => [String(done + index), null] as const);
          await run.pass(items, async () => {
            // One query; of one in ten there is something to tell.
            await processor.work(25 * weight * hands, 1.5 * weight);
            return true;
          });
        }
        await run.finish();
      });
    });
  }
  await time.run(queue.idle());
  return { minutes: (time.ticks() - five.getTime()) / minuteMs, slices: slices.length };
}
