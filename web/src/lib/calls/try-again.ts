import { NetworkError } from "./call-errors.ts";

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * When a screen that could not be loaded asks again by itself, so that nobody
 * has to notice that the signal is back. Rarer each time: after a fault of ours
 * all open pages would come at once.
 * @param failures so far, from 1
 * @returns milliseconds; null where the reason is no missing connection, or where the browser says when it is back
 */
export function pauseBeforeTry(error: unknown, failures: number): number | null {
  if (!(error instanceof NetworkError) || !navigator.onLine) return null;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
}
