import type { AccountRole } from "@janur/domain/account/staff";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { changeAccount } from "./change-account.ts";
import { syncClaims } from "./sync-claims.ts";

/**
 * Takes an account into the staff or out of it.
 * @throws AppError `staff/account-not-found`, `staff/last-admin`
 */
export async function setUserRole(
  { uid, role }: { uid: string; role: AccountRole },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await giveRole({ uid, role, by: caller.uid, now });
  return {};
}

/** @param by null for the command line */
export async function giveRole({
  uid,
  role,
  by,
  now,
}: {
  uid: string;
  role: AccountRole;
  by: string | null;
  now: Date;
}): Promise<void> {
  await changeAccount({ uid, change: { role }, deed: { kind: "setRole", role }, by, now });
  await syncClaims(uid);
}
