import * as z from "zod";

/** Without an answer after this the signal is as good as none. */
const patienceMs = 15_000;

export type Answer<Result> = { isGiven: true; result: Result } | { isGiven: false; refusal: string };

const refusalSchema = z.object({ error: z.object({ details: z.object({ code: z.string() }) }) });

/**
 * Calls an operation without an account by the protocol of Firebase callables. Never throws.
 * @param waitMs how long the server may keep the answer back, beyond what an answer takes
 * @returns the result, or the server's own code, `offline` for no answer, `trouble` for one that nobody understands
 */
export async function post<Result>(
  name: string,
  data: object,
  output: z.ZodType<Result>,
  waitMs = 0,
): Promise<Answer<Result>> {
  const body = await ask(name, data, waitMs + patienceMs);
  if (body === null) return { isGiven: false, refusal: "offline" };
  const found = z.object({ result: output }).safeParse(body);
  if (found.success) return { isGiven: true, result: found.data.result };
  return { isGiven: false, refusal: refusalSchema.safeParse(body).data?.error.details.code ?? "trouble" };
}

async function ask(name: string, data: object, longestMs: number): Promise<unknown> {
  const stop = new AbortController();
  const abort = () => {
    stop.abort();
  };
  const timer = setTimeout(abort, longestMs);
  addEventListener("offline", abort);
  try {
    const response = await fetch(`/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
      signal: stop.signal,
    });
    const text = await response.text();
    return parse(text);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", abort);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
