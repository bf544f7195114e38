import { field, parse, text } from "./read.ts";

/** `result`, or why there is none: the server's own code, `offline`, or nothing for a fault of ours. */
export interface Outcome {
  result?: unknown;
  refusal: string;
  params?: unknown;
}

/**
 * Calls an operation without an account by the protocol of Firebase callables. Never throws.
 * @param tries how often it goes again after it met others at the same document, or a server that was overrun: what came twice is one
 */
export async function post(name: string, data: object, tries = 3): Promise<Outcome> {
  try {
    const response = await fetch(`/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    const body = parse(await response.text());
    const details = field(body, "error", "details");
    const refusal = text(details, "code");
    if ((refusal === "service/busy" || response.status === 503) && tries) {
      // Not in step with whom it met.
      await new Promise((resolve) => setTimeout(resolve, 500 + (performance.now() % 1000)));
      return await post(name, data, tries - 1);
    }
    return {
      result: field(body, "result"),
      refusal,
      params: field(details, "params"),
    };
  } catch {
    return { refusal: "offline" };
  }
}
