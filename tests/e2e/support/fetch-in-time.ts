/** Longer than the slowest start of a process that a call may have to wait for. */
const longestMs = 30_000;

/** As `fetch`, but what gets no answer fails by its own address, instead of the whole test without a word. */
export async function fetchInTime(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(longestMs);
  try {
    return await fetch(address, { ...init, signal });
  } catch (cause) {
    throw new Error(`No answer from ${new URL(address).pathname}`, { cause });
  }
}
