import * as z from "zod";
import { projectId } from "../runtime.ts";

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

let accessToken: { value: string; expiresAt: number } | undefined;

/** The service account's token, kept until a minute before its end. */
async function productionToken(): Promise<string> {
  if (accessToken === undefined || accessToken.expiresAt < Date.now()) {
    const response = await fetch(
      "http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token",
      { headers: { "Metadata-Flavor": "Google" } },
    );
    if (!response.ok) throw new Error(`metadata server answered ${String(response.status)}`);
    const token = z.object({ access_token: z.string(), expires_in: z.number() }).parse(await response.json());
    accessToken = { value: token.access_token, expiresAt: Date.now() + (token.expires_in - 60) * 1000 };
  }
  return accessToken.value;
}

/**
 * The fields of a document, or null when it does not exist.
 * @param path checked by the caller, e.g. `publications/rani-dimas`
 * @throws Error when Firestore does not answer
 */
export async function readDocument(path: string): Promise<unknown> {
  const emulator = process.env["FIRESTORE_EMULATOR_HOST"];
  const base = emulator === undefined ? "https://firestore.googleapis.com" : `http://${emulator}`;
  const token = emulator === undefined ? await productionToken() : "owner";
  const response = await fetch(`${base}/v1/projects/${projectId()}/databases/(default)/documents/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Firestore answered ${String(response.status)}`);
  return restFieldsSchema.parse(await response.json()).fields;
}
