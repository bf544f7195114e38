import { setTimeout as pause } from "node:timers/promises";

/** Statuses after which the same question may be answered. */
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const firstPauseMs = 100;

interface Question extends RequestInit {
  /** Until when the whole answer must have been read, each attempt anew. */
  timeoutMs: number;
  /** More than one only for what may arrive twice: questions, and writes that say the same again. */
  attempts: number;
}

/**
 * The one way out of a function over HTTP: `fetch` waits for ever for a server that says nothing. Asks again after a
 * pause by chance where the connection broke, nobody answered in time, or the answer says that it passes.
 * @param read takes the answer apart, within the same time; the last attempt's answer has any status
 * @throws TypeError where the connection broke, DOMException `TimeoutError` where time was up, whatever `read` throws
 */
export async function fetchWithin<T>(
  url: string | URL,
  { timeoutMs, attempts, ...init }: Question,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (tried === attempts || !passing.has(response.status)) return await read(response);
      await response.body?.cancel();
    } catch (error) {
      if (tried === attempts || !isOfTheLine(error)) throw error;
    }
    await pause(firstPauseMs * 2 ** tried * (0.5 + Math.random() / 2));
  }
}

/** `fetch` and the bodies that it gives say so by a TypeError; a deadline by an exception of the DOM. */
function isOfTheLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}
