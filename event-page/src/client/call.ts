import { field, text } from "./read.ts";

/** `offline`: no answer came; otherwise the server's own code, empty for a fault of ours. */
export type Outcome = { result: unknown } | { refusal: string; params: unknown } | { offline: true };

/** Calls a guests' operation by the protocol of Firebase callables. Never throws. */
export async function call(name: string, data: object): Promise<Outcome> {
  let body: unknown;
  try {
    const response = await fetch(`/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    body = await response.json();
  } catch {
    return navigator.onLine ? { refusal: "", params: undefined } : { offline: true };
  }
  const result = field(body, "result");
  if (result !== undefined) return { result };
  return {
    refusal: text(body, "error", "details", "code"),
    params: field(body, "error", "details", "params"),
  };
}
