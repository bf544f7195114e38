import type { AccountCaller } from "../../platform/http/operation.ts";
import { accounts } from "../../platform/google/auth-record.ts";
import { changeAccount } from "./change-account.ts";
import { syncClaims } from "./sync-claims.ts";

/**
 * Shuts an account, or opens it again. Who is shut out may still prove who they are, and each token says that the account is
 * closed: so they alone learn it, and may object (decision 048).
 * @throws AppError `staff/account-not-found`, `staff/last-admin`
 */
export async function setUserDisabled(
  { uid, isDisabled }: { uid: string; isDisabled: boolean },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  const deed = { kind: "setDisabled", isDisabled } as const;
  await changeAccount({ uid, change: { isDisabled }, deed, by: caller.uid, now });
  await syncClaims(uid);
  // Earlier builds shut accounts by this alone, which lets nobody say that it is theirs.
  await accounts().updateUser(uid, { disabled: false });
  return {};
}
