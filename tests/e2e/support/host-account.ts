import { randomUUID } from "node:crypto";
import { newUserProfile } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { fetchInTime } from "./fetch-in-time.ts";

const projectId = "demo-janur";

/** An account of the Auth emulator with its profile, signed in. */
export interface HostAccount {
  uid: string;
  email: string;
  displayName: string;
  idToken: string;
  refreshToken: string;
}

const tokens = z.object({ idToken: z.string(), refreshToken: z.string() });
const signedUp = tokens.extend({ localId: z.string() });
/** Of every account made here. */
export const hostPassword = "janur-uji-123";

function identityUrl(method: string): string {
  const auth = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  return `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetchInTime(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/**
 * Does what the form of /sign-up does: the account, then its profile.
 * @param displayName empty for none, which the profile calls by its default
 */
export async function makeAccount(displayName = "Ratri Ayu"): Promise<HostAccount> {
  const email = `host-${randomUUID()}@janur.test`;
  const response = await post(identityUrl("signUp"), {
    email,
    password: hostPassword,
    ...(displayName === "" ? {} : { displayName }),
    returnSecureToken: true,
  });
  const { localId, idToken, refreshToken } = signedUp.parse(await response.json());
  const account = { uid: localId, email, displayName, idToken, refreshToken };
  await writeOwnProfile(account);
  return account;
}

/** A new account of the staff, with tokens that say so. */
export async function makeAdmin(): Promise<HostAccount> {
  const account = await makeAccount("Bu Wening");
  const { uid, email } = account;
  const change = { localId: uid, customAttributes: JSON.stringify({ role: "admin" }) };
  await post(identityUrl("update"), change, { Authorization: "Bearer owner" });
  return { ...account, ...(await signInByApi({ email })) };
}

/** Fresh tokens of an account made here. */
export async function signInByApi({ email }: Pick<HostAccount, "email">): Promise<z.infer<typeof tokens>> {
  const credentials = { email, password: hostPassword, returnSecureToken: true };
  const answer = await post(identityUrl("signInWithPassword"), credentials);
  return tokens.parse(await answer.json());
}

/** Does what opening the link of the mail does. */
export async function verifyEmail({ uid }: Pick<HostAccount, "uid">): Promise<void> {
  await post(identityUrl("update"), { localId: uid, emailVerified: true }, { Authorization: "Bearer owner" });
}

/** As their browser would, under the rules: publishing asks for their name before the trigger may have written it. */
async function writeOwnProfile({ uid, email, displayName, idToken }: HostAccount): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`;
  const profile = newUserProfile({ uid, email, displayName });
  const write = {
    update: {
      name: `${database}/documents/${paths.user(uid)}`,
      fields: {
        id: { stringValue: profile.id },
        displayName: { stringValue: profile.displayName },
        email: { stringValue: profile.email },
        photoURL: { nullValue: null },
        invitations: { arrayValue: {} },
      },
    },
    updateTransforms: [{ fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" }],
    currentDocument: { exists: false },
  };
  const response = await post(
    `http://${process.env["FIRESTORE_EMULATOR_HOST"] ?? ""}/v1/${database}/documents:commit`,
    { writes: [write] },
    { Authorization: `Bearer ${idToken}` },
  );
  // The trigger was first: it wrote the same.
  if (response.status === 409) return;
  if (!response.ok)
    throw new Error(`the profile answered ${String(response.status)}: ${await response.text()}`);
}

/** A password as an earlier form or another client may have set it. */
export async function setPassword(uid: string, password: string): Promise<void> {
  await post(identityUrl("update"), { localId: uid, password }, { Authorization: "Bearer owner" });
}
