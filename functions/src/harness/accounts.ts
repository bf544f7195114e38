import { randomBytes } from "node:crypto";
import * as z from "zod";
import { defaultProfile, profileDocument } from "../account/profile-document.ts";

/** A signed-in account of the Auth emulator. */
export interface Account {
  uid: string;
  email: string;
  idToken: string;
}

const answerSchema = z.object({ localId: z.string(), idToken: z.string().default("") });

async function ask(
  method: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<z.infer<typeof answerSchema>> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`accounts:${method} answered ${await response.text()}`);
  return answerSchema.parse(await response.json());
}

const password = "janur123";

/**
 * Registers an account with its profile, as the sign-up form does.
 * @param displayName null for an account without name and without profile
 */
export async function newAccount(displayName: string | null = "Rani"): Promise<Account> {
  const email = `${randomBytes(10).toString("hex")}@janur.test`;
  const { localId, idToken } = await ask("signUp", { email, password });
  if (displayName === null) return { uid: localId, email, idToken };
  await ask("update", { idToken, displayName });
  const { idToken: named } = await ask("signInWithPassword", { email, password });
  await profileDocument(localId).set(defaultProfile({ uid: localId, email, displayName }, new Date()));
  return { uid: localId, email, idToken: named };
}

/** The account after it has followed the link in its mail, with a token that says so. */
export async function withVerifiedEmail(account: Account): Promise<Account> {
  const admin = { Authorization: "Bearer owner" };
  await ask("update", { localId: account.uid, emailVerified: true }, admin);
  const { idToken } = await ask("signInWithPassword", { email: account.email, password });
  return { ...account, idToken };
}
