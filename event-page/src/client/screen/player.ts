import type { ScreenShow } from "@janur/domain/contracts/screen-callables";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import {
  nextGreetings,
  slideMs,
  withArrivals,
  type Arrival,
  type Greeting,
  type GreetingQueue,
} from "@janur/domain/screen/greeting-queue";
import { idleTurns } from "@janur/domain/screen/idle-turns";
import { keepDone, keptDone } from "./pass.ts";
import { showGreetings, showIdle } from "./slide.ts";

type IdleSlide = ScreenShow["slides"][number];

let look: ScreenShow | undefined;
let queue: GreetingQueue = { waiting: [], done: [] };
let turns: IdleSlide[] = [];
let turn = -1;
/** The latest names, for who wants to see them again. */
let latest: readonly Greeting[] = [];
let isGreeting = false;
/** Whether what is shown came right after names: one step back shows these again. */
let isAfterGreeting = false;
let shownAt = 0;
let staysMs = 0;
let isPaused = false;
let ahead = 0;

const serverNow = () => Date.now() + ahead;

/** Begins with what this device knew, or changes what is shown to what there is now. */
export function play(given: ScreenShow, aheadMs: number): void {
  const isFirst = look === undefined;
  ahead = aheadMs;
  if (isFirst) queue = { waiting: [], done: keptDone() };
  const before = JSON.stringify(look?.slides);
  look = given;
  if (JSON.stringify(given.slides) === before) return;
  const current = turns[turn];
  turns = idleTurns(given.slides);
  // A wish that was taken off the wall leaves at once; anything else has its time.
  const same = turns.findIndex((slide) => slide.html === current?.html);
  turn = same;
  if (isFirst || (same === -1 && !isGreeting)) step(1);
}

/** Ends it: nothing of it is left. */
export function stop(): void {
  look = undefined;
  queue = { waiting: [], done: [] };
  [turns, latest, turn] = [[], [], -1];
}

export function greet(arrivals: readonly Arrival[]): void {
  queue = withArrivals(queue, arrivals, serverNow());
  const gone = new Set(arrivals.filter(({ isHere }) => !isHere).map(({ key }) => key));
  latest = latest.filter(({ key }) => !gone.has(key));
  tick();
}

/** Called often: shows the next slide when this one has been there long enough. */
export function tick(): void {
  if (look === undefined || isPaused) return;
  const been = Date.now() - shownAt;
  const isWaiting = queue.waiting.length > 0;
  // Who comes while a picture is shown does not wait for its end; who comes after a name does.
  if (
    isWaiting
      ? !isGreeting || been >= staysMs
      : been >= Math.max(staysMs, isGreeting ? screenLimits.restMs : 0)
  )
    step(1);
}

/** The next slide, or the one before: names first, whoever waits. */
export function step(by: 1 | -1): void {
  if (look === undefined) return;
  if (by === -1 && isAfterGreeting && latest.length > 0) {
    present(latest);
    return;
  }
  if (by === 1) {
    const next = nextGreetings(queue, serverNow());
    ({ queue } = next);
    if (next.slide.length > 0) {
      keepDone(queue.done);
      present(next.slide);
      return;
    }
  }
  isAfterGreeting = isGreeting && by === 1;
  isGreeting = false;
  shownAt = Date.now();
  staysMs = screenLimits.idleMs;
  turn = (turn + by + turns.length) % Math.max(1, turns.length);
  const slide = turns[turn];
  if (slide !== undefined) showIdle(slide);
}

function present(greetings: readonly Greeting[]): void {
  if (look === undefined) return;
  latest = greetings;
  isAfterGreeting = false;
  isGreeting = true;
  shownAt = Date.now();
  staysMs = slideMs(greetings.length);
  showGreetings(greetings, look);
}

/** @returns whether it is paused now */
export function togglePause(): boolean {
  isPaused = !isPaused;
  if (!isPaused) step(1);
  return isPaused;
}

export function isStopped(): boolean {
  return isPaused;
}
