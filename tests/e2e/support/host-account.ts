import { randomUUID } from "node:crypto";
import { newUserProfile } from "@janur/domain/account";
import { paths } from "@janur/domain/paths";
import * as z from "zod";

const projectId = "demo-janur";

/** An account of the Auth emulator with its profile, signed in. */
export interface HostAccount {
  uid: string;
  email: string;
  displayName: string;
  idToken: string;
  refreshToken: string;
}

const signedUp = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
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
  const auth = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  const response = await post(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    email,
    password: "janur-uji-123",
    ...(displayName === "" ? {} : { displayName }),
    returnSecureToken: true,
  });
  const { localId, idToken, refreshToken } = signedUp.parse(await response.json());
  const account = { uid: localId, email, displayName, idToken, refreshToken };
  await writeOwnProfile(account);
  return account;
}

/** As her browser would, under the rules: publishing asks for her name before the trigger may have written it. */
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
