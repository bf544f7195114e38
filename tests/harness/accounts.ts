import { randomBytes } from "node:crypto";
import * as z from "zod";
import { defaultProfile, profileDocument } from "../../functions/src/store/account/profile-document.ts";

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
 * Registers an account with its profile. It has its name from the first: a trigger that follows a name given later may
 * come at any time, also into the middle of a test.
 * @param displayName null for an account without name and without profile
 */
export async function newAccount(displayName: string | null = "Rani"): Promise<Account> {
  const email = `${randomBytes(10).toString("hex")}@janur.test`;
  const name = displayName === null ? {} : { displayName };
  const { uid, idToken } = await signUp({ email, password, ...name });
  if (displayName !== null)
    await profileDocument(uid).set(defaultProfile({ uid, email, displayName }, new Date()));
  return { uid, email, idToken };
}

/**
 * The emulator notes when somebody signed in before it notes from when on their tokens hold. Where a second begins in
 * between, the token that it answers is one of before, which is never valid: then they sign in once more.
 */
async function signUp(fields: { email: string; password: string; displayName?: string }) {
  const second = () => Math.floor(Date.now() / 1000);
  const before = second();
  const { localId: uid, idToken } = await ask("signUp", fields);
  return { uid, idToken: second() === before ? idToken : (await signIn(fields)).idToken };
}

const admin = { Authorization: "Bearer owner" };

/** One of the staff, with a token that says so. */
export async function newAdmin(displayName = "Admin"): Promise<Account> {
  return withClaims(await newAccount(displayName), { role: "admin" });
}

/** The account with these claims, open or shut, and a token of before the latter. */
export async function withClaims(
  account: Account,
  claims: Record<string, string>,
  { isDisabled = false }: { isDisabled?: boolean } = {},
): Promise<Account> {
  const change = { localId: account.uid, customAttributes: JSON.stringify(claims) };
  await ask("update", change, admin);
  const { idToken } = await signIn(account);
  if (isDisabled) await ask("update", { localId: account.uid, disableUser: true }, admin);
  return { ...account, idToken };
}

/** @throws Error with Firebase's own words where it refuses */
export function signIn({ email }: Pick<Account, "email">): Promise<{ idToken: string }> {
  return ask("signInWithPassword", { email, password });
}

/** Whether somebody gets in by their password. */
export function signInWorks(account: Pick<Account, "email">): Promise<boolean> {
  return signIn(account).then(
    () => true,
    () => false,
  );
}

/** The account after it has followed the link in its mail, with a token that says so. */
export async function withVerifiedEmail(account: Account): Promise<Account> {
  await ask("update", { localId: account.uid, emailVerified: true }, admin);
  const { idToken } = await signIn(account);
  return { ...account, idToken };
}
