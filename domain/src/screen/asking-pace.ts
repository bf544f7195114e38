import { screenLimits } from "../limits/screen-limits.ts";

const s = screenLimits;

/** How long a screen waits before it asks again who came. @param idleMs since somebody came last */
export function askAgainMs(idleMs: number): number {
  if (idleMs < s.calmAfterMs) return s.busyEveryMs;
  return idleMs < s.quietAfterMs ? s.calmEveryMs : s.quietEveryMs;
}

/** The same after so many tries that brought no answer. @param chance from 0 to 1, so that many screens do not ask at once */
export function retryMs(failures: number, chance: number): number {
  const { first, last } = s.retryMs;
  const whole = Math.min(last, first * 2 ** Math.min(failures - 1, 10));
  return Math.round(whole * (0.75 + chance / 4));
}
