import * as z from "zod";

let accessToken: { value: string; expiresAt: number } | undefined;

/** The service account's token for Google's REST APIs, kept until a minute before its end. Not for emulators. */
export async function googleToken(): Promise<string> {
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
