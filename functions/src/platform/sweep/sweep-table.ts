import { wallClock } from "@janur/domain/time/zone";

/** The zone of every time of day in a table. */
export const sweepZone = "Asia/Jakarta";

/** How often a sweep is due: by the minutes of the clock, or at one time of each day. */
export type Rhythm = { everyMinutes: number } | { dailyAt: string };

/** The time that a sweep works with; what takes long asks the clock again. */
export interface SweepTime {
  now: Date;
  clock: () => Date;
}

/** A row of what a schedule runs. */
export interface Sweep {
  name: string;
  rhythm: Rhythm;
  /** More than the sweep gives itself: a run waits no longer for it. */
  budgetSeconds: number;
  /** Loads the sweep and runs it, which is safe to do twice and at the same time. @returns how many were looked at */
  run: (time: SweepTime) => Promise<number>;
}

/** When a schedule was to run: not when it came to it. */
export interface Tick {
  scheduledAt: Date;
  /** The minutes from one run to the next. */
  minutes: number;
}

/**
 * Whether a sweep is due in a run. A tick stands for all the time until the next one, so that a run which is repeated, or
 * noted a moment off, takes what its own time was for.
 */
export function isDue(rhythm: Rhythm, { scheduledAt, minutes }: Tick): boolean {
  const tickMs = minutes * 60_000;
  // A tenth of it before its time is its time.
  const tick = Math.floor(scheduledAt.getTime() / tickMs + 0.1) * tickMs;
  if ("everyMinutes" in rhythm) return tick % (rhythm.everyMinutes * 60_000) === 0;
  return wallClock(new Date(tick), sweepZone).time === rhythm.dailyAt;
}
