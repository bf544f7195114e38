import * as z from "zod";
import { projectId } from "../runtime.ts";
import { fetchWithin } from "./fetch-within.ts";
import { googleToken } from "./google-token.ts";

/** Everybody who asked for a page waits for one reading of it; together less than the function has. */
const patience = { timeoutMs: 5_000, attempts: 3 };

/**
 * One document over Firestore's REST API. The guests' page reads nothing
 * else, and the gRPC client would cost it 200 ms in the first request.
 * Value format: https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
const restValueSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.object({ nullValue: z.null() }).transform(() => null),
    z.object({ booleanValue: z.boolean() }).transform((value) => value.booleanValue),
    z.object({ integerValue: z.string() }).transform((value) => Number(value.integerValue)),
    z.object({ doubleValue: z.number() }).transform((value) => value.doubleValue),
    z.object({ stringValue: z.string() }).transform((value) => value.stringValue),
    z.object({ timestampValue: z.string() }).transform((value) => new Date(value.timestampValue)),
    z
      .object({ arrayValue: z.object({ values: z.array(restValueSchema).default([]) }) })
      .transform((value) => value.arrayValue.values),
    z.object({ mapValue: restFieldsSchema }).transform((value) => value.mapValue.fields),
  ]),
);
const restFieldsSchema = z.object({ fields: z.record(z.string(), restValueSchema).default({}) });

/**
 * The fields of a document, or null when it does not exist.
 * @param path checked by the caller, e.g. `publications/rani-dimas`
 * @throws Error when Firestore does not answer, in 16 s at the latest
 */
export async function readDocument(path: string): Promise<unknown> {
  const emulator = process.env["FIRESTORE_EMULATOR_HOST"];
  const base = emulator === undefined ? "https://firestore.googleapis.com" : `http://${emulator}`;
  const token = emulator === undefined ? await googleToken() : "owner";
  const url = `${base}/v1/projects/${projectId()}/databases/(default)/documents/${path}`;
  const headers = { Authorization: `Bearer ${token}` };
  return fetchWithin(url, { headers, ...patience }, async (response) => {
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Firestore answered ${String(response.status)}`);
    return restFieldsSchema.parse(await response.json()).fields;
  });
}
