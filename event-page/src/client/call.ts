import { invitationId, slug } from "./page.ts";
import { proof } from "./proof.ts";
import { field, parse, text } from "./read.ts";

/** `result`, or why there is none: the server's own code, `offline`, or nothing for a fault of ours. */
export interface Outcome {
  result?: unknown;
  refusal: string;
  params?: unknown;
}

/**
 * Calls a guests' operation by the protocol of Firebase callables. Never throws.
 * @param input one that says `token: null` takes the page's proof along
 */
export async function call(name: string, input: object): Promise<Outcome> {
  const key = proof && field(input, "token") === null && { proof };
  try {
    const response = await fetch(`/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data: { invitationId, slug, ...key, ...input } }),
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
