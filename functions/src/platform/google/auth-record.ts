import type { AccountRole } from "@janur/domain/account/staff";
import { getAuth, type Auth, type UserRecord } from "firebase-admin/auth";
import { app } from "./firestore.ts";

export function accounts(): Auth {
  return getAuth(app());
}

/** What Firebase Auth knows of some accounts, at most 100 at once; those that it does not know are left out. */
export async function authRecords(uids: readonly string[]): Promise<Map<string, UserRecord>> {
  if (uids.length === 0) return new Map();
  const { users } = await accounts().getUsers(uids.map((uid) => ({ uid })));
  return new Map(users.map((user) => [user.uid, user]));
}

export async function authRecord(uid: string): Promise<UserRecord | null> {
  return (await authRecords([uid])).get(uid) ?? null;
}

/** The claim of an account that the staff has shut; rules and operations ask the token for it. */
export const closedClaim = "closed";

/** Shut by the staff: by the claim, or as earlier builds did it, by Firebase's own switch. */
export function isShut({ disabled, customClaims }: Pick<UserRecord, "disabled" | "customClaims">): boolean {
  return disabled || customClaims?.[closedClaim] === true;
}

export function roleOfRecord({ customClaims }: Pick<UserRecord, "customClaims">): AccountRole {
  return customClaims?.["role"] === "admin" ? "admin" : "host";
}
