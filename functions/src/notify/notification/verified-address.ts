import { getAuth } from "firebase-admin/auth";
import { db } from "../../platform/google/firestore.ts";
import { isShut } from "../../platform/google/auth-record.ts";

/** Only who owns an address may be told there; null for everybody else and for accounts that are closed. */
export async function verifiedAddress(uid: string): Promise<string | null> {
  // Opens the default app, which accounts need too.
  db();
  const { users } = await getAuth().getUsers([{ uid }]);
  const [user] = users;
  return user?.emailVerified === true && !isShut(user) ? (user.email ?? null) : null;
}
