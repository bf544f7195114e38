import { setTimeout as pause } from "node:timers/promises";

/** gRPC codes of a write whose precondition does not hold any more: not found, already there, changed, contended. */
const overtaken: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

const attempts = 12;
const firstPauseMs = 20;
const longestPauseMs = 500;

/** Whether a write was refused because somebody else wrote first. */
export function wasOvertaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && overtaken.has(error.code);
}

/**
 * Repeats an attempt that reads, decides and writes under a precondition
 * (`create`, `lastUpdateTime`) until nobody else wrote in between. No lock is
 * taken: of many that repeat one answer the first one writes, and the others
 * see it at their next reading instead of queueing for the document.
 * @throws whatever the attempt throws, and the last refusal when it is overtaken again and again
 */
export async function untilFirst<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!wasOvertaken(error) || tried === attempts) throw error;
      await pause(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** tried));
    }
  }
}
