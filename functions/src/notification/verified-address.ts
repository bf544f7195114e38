import { getAuth } from "firebase-admin/auth";
import { db } from "../firestore.ts";

/** Only who owns an address may be told there; null for everybody else and for accounts that are closed. */
export async function verifiedAddress(uid: string): Promise<string | null> {
  // Opens the default app, which accounts need too.
  db();
  const { users } = await getAuth().getUsers([{ uid }]);
  const [user] = users;
  return user?.emailVerified === true && !user.disabled ? (user.email ?? null) : null;
}
