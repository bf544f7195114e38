import * as z from "zod";
import { fetchInTime } from "./fetch-in-time.ts";

const projectId = "demo-janur";

function host(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: these tests need the running suite`);
  return `http://${value}`;
}

export const authEmulator = () => `${host("FIREBASE_AUTH_EMULATOR_HOST")}/emulator/v1/projects/${projectId}`;

/** Where schedules are run from. */
export function functionsUrl(): string {
  const url = process.env["JANUR_FUNCTIONS_URL"];
  if (url === undefined)
    throw new Error("JANUR_FUNCTIONS_URL is not set: these tests need the running suite");
  return url;
}

/** `Bearer owner` passes the rules: tests look at documents as they are. */
async function firestore(path: string, init: RequestInit = {}): Promise<unknown> {
  const base = `${host("FIRESTORE_EMULATOR_HOST")}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const answer = await fetchInTime(`${base}/${path}`, { ...init, headers });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Firestore answered ${String(answer.status)} for ${path}`);
  return answer.json();
}

const documentSchema = z.object({ fields: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The fields of `users/{uid}` in Firestore's own notation; null while there is no such document. */
export async function profileFields(uid: string): Promise<Record<string, Record<string, unknown>> | null> {
  const found = await firestore(`users/${uid}`);
  return found === null ? null : documentSchema.parse(found).fields;
}

/** Takes `users/{uid}` away, as nothing in the product does. */
export async function deleteProfile(uid: string): Promise<void> {
  await firestore(`users/${uid}`, { method: "DELETE" });
}

/** Whether the trigger that follows profiles has seen this one, so that the staff finds it. */
export async function isFollowed(uid: string): Promise<boolean> {
  return (await firestore(`accounts/${uid}`)) !== null;
}

/** Does what `createProfile` does when it comes first: writes the defaults where nothing is. */
export async function createDefaultProfile(uid: string, email: string): Promise<void> {
  const fields = {
    id: { stringValue: uid },
    displayName: { stringValue: "Pengguna Baru" },
    email: { stringValue: email },
    photoURL: { nullValue: null },
    createdAt: { timestampValue: new Date().toISOString() },
    invitations: { arrayValue: { values: [] } },
  };
  const body = JSON.stringify({ fields });
  await firestore(`users/${uid}?currentDocument.exists=false`, { method: "PATCH", body }).catch(
    () => undefined,
  );
}

const usersSchema = z.object({ users: z.array(z.object({ localId: z.string() })).default([]) });

/** The account id behind an address. */
export async function uidOf(email: string): Promise<string> {
  const url = `${host("FIREBASE_AUTH_EMULATOR_HOST")}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const answer = await fetchInTime(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: [email] }),
  });
  const uid = usersSchema.parse(await answer.json()).users[0]?.localId;
  if (uid === undefined) throw new Error(`no account for ${email}`);
  return uid;
}

const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** The code of the latest mail of a kind to an address; null when none was sent. */
export async function mailedCode(
  email: string,
  requestType: "PASSWORD_RESET" | "VERIFY_EMAIL" | "VERIFY_AND_CHANGE_EMAIL",
): Promise<string | null> {
  const answer = await fetchInTime(`${authEmulator()}/oobCodes`);
  const { oobCodes } = codesSchema.parse(await answer.json());
  const mine = oobCodes.filter((code) => code.email === email && code.requestType === requestType);
  return mine.at(-1)?.oobCode ?? null;
}

const smsSchema = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** The code of the latest SMS to a number in E.164; null when none was sent. */
export async function smsCode(phone: string): Promise<string | null> {
  const answer = await fetchInTime(`${authEmulator()}/verificationCodes`);
  const { verificationCodes } = smsSchema.parse(await answer.json());
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === phone).at(-1)?.code ?? null;
}
