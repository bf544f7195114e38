import { field, parse, text } from "./read.ts";

/** `result`, or why there is none: the server's own code, `offline`, or nothing for a fault of ours. */
export interface Outcome {
  result?: unknown;
  refusal: string;
  params?: unknown;
}

/** Calls an operation without an account by the protocol of Firebase callables. Never throws. */
export async function post(name: string, data: object): Promise<Outcome> {
  try {
    const response = await fetch(`/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    const body = parse(await response.text());
    const details = field(body, "error", "details");
    return {
      result: field(body, "result"),
      refusal: text(details, "code"),
      params: field(details, "params"),
    };
  } catch {
    return { refusal: "offline" };
  }
}
