import * as z from "zod";
import { fetchWithin } from "./fetch-within.ts";

const url = "http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token";
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

let accessToken: { value: string; expiresAt: number } | undefined;
let asked: Promise<string> | undefined;

/**
 * The service account's token for Google's REST APIs, kept until a minute before its end, and asked for once however
 * many need it at the same time. Not for emulators.
 */
export async function googleToken(): Promise<string> {
  if (accessToken !== undefined && accessToken.expiresAt >= Date.now()) return accessToken.value;
  asked ??= askForToken().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function askForToken(): Promise<string> {
  const question = { headers: { "Metadata-Flavor": "Google" }, timeoutMs: 3_000, attempts: 3 };
  const token = await fetchWithin(url, question, async (response) => {
    if (!response.ok) throw new Error(`metadata server answered ${String(response.status)}`);
    return tokenSchema.parse(await response.json());
  });
  accessToken = { value: token.access_token, expiresAt: Date.now() + (token.expires_in - 60) * 1000 };
  return accessToken.value;
}
