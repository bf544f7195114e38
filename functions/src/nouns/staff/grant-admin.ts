import { accounts } from "../../platform/google/auth-record.ts";
import { giveRole } from "./set-user-role.ts";

/**
 * Takes the account of an address into the staff, as `npm run grant-admin`
 * does for the first one of a service.
 * @returns whether there is such an account
 */
export async function grantAdmin(email: string, now: Date): Promise<boolean> {
  const { users } = await accounts().getUsers([{ email }]);
  const uid = users[0]?.uid;
  if (uid === undefined) return false;
  await giveRole({ uid, role: "admin", by: null, now });
  return true;
}
