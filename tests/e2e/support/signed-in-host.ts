import type { Page } from "@playwright/test";
import { makeAdmin, signInByApi, verifyEmail, type HostAccount } from "./host-account.ts";
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
  await keepSignedIn(page, baseURL, host.account);
  return host;
}

/** The same for an account that has confirmed its address, with a token that says so: only such send mails. */
export async function signedInVerifiedHost(
  page: Page,
  baseURL: string | undefined,
  name?: string,
): Promise<HostApi> {
  const host = await signUpByApi(baseURL, name);
  await verifyEmail(host.account);
  Object.assign(host.account, await signInByApi(host.account));
  await keepSignedIn(page, baseURL, host.account);
  return host;
}

/** The same for a new account of the staff. */
export async function signedInAdmin(page: Page, baseURL: string | undefined): Promise<HostAccount> {
  const admin = await makeAdmin();
  await keepSignedIn(page, baseURL, admin);
  return admin;
}

async function keepSignedIn(page: Page, baseURL: string | undefined, account: HostAccount): Promise<void> {
  const { origin } = new URL(baseURL ?? "");
  const localStorage = [
    { name: "janur.hasAccount", value: "yes" },
    { name: "firebase:authUser:demo-key:[DEFAULT]", value: persisted(account) },
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
