import * as z from "zod";

const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ error: z.object({ status: z.string(), message: z.string(), details: z.unknown().optional() }) }),
]);
const detailsSchema = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) });

/** What came back of a callable: its result, or the refusal's code and parameters. */
export interface Answer {
  http: number;
  result: unknown;
  /** `slug/taken`; for refusals without one of our codes the protocol's status, `INTERNAL`. */
  refusal: string | null;
  params: Record<string, unknown>;
  text: string;
}

/** Calls an operation as the browser does. */
export async function callOperation(
  url: string,
  data: unknown,
  options: { idToken?: string | undefined; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(options.idToken === undefined ? {} : { Authorization: `Bearer ${options.idToken}` }),
      ...options.headers,
    },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  const answer = answerSchema.parse(JSON.parse(text));
  if ("result" in answer)
    return { http: response.status, result: answer.result, refusal: null, params: {}, text };
  const details = detailsSchema.safeParse(answer.error.details);
  return {
    http: response.status,
    result: undefined,
    refusal: details.success ? details.data.code : answer.error.status,
    params: details.success ? details.data.params : {},
    text,
  };
}
