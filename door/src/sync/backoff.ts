const shortestMs = 2_000;
const longestMs = 60_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a minute, and never all devices of a
 * hall at once.
 * @param chance from 0 to 1
 */
export function backoffMs(failures: number, chance: number): number {
  const full = Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.5 + chance / 2));
}
