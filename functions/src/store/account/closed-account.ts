import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/**
 * Whether the staff has shut an account, as of now. One read of `accounts/{uid}`, of which nothing else is looked at: an
 * entry that is late, or that nobody can read, shuts nobody out.
 */
export async function isClosedAccount(uid: string): Promise<boolean> {
  return (await db().doc(paths.account(uid)).get()).get("isDisabled") === true;
}
