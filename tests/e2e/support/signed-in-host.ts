import type { Page } from "@playwright/test";
import type { HostAccount } from "./host-account.ts";
import { signUpByApi, type HostApi } from "./host-api.ts";

/** What Firebase Auth reads at its start from the second of its stores; it moves it into the first. */
function persisted({ uid, email, displayName, idToken, refreshToken }: HostAccount): string {
  const now = Date.now();
  return JSON.stringify({
    uid,
    email,
    emailVerified: false,
    displayName: displayName === "" ? null : displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: "demo-key",
    appName: "[DEFAULT]",
  });
}

/**
 * A new account in this page's browser, without the form: the browser is left as a visit that signed in leaves it.
 * For tests whose subject is neither registering nor signing in. Nothing is open yet.
 * @param name empty for an account that carries none
 */
export async function signedInHost(page: Page, baseURL: string | undefined, name?: string): Promise<HostApi> {
  const host = await signUpByApi(baseURL, name);
  const { origin } = new URL(baseURL ?? "");
  const localStorage = [
    { name: "janur.hasAccount", value: "yes" },
    { name: "firebase:authUser:demo-key:[DEFAULT]", value: persisted(host.account) },
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  return host;
}
