import type { AccountCaller } from "../service/operation.ts";
import { accounts } from "./auth-record.ts";
import { changeAccount } from "./change-account.ts";

/**
 * Shuts an account, so that no device of it gets a new token, or opens it again.
 * @throws AppError `staff/account-not-found`, `staff/last-admin`
 */
export async function setUserDisabled(
  { uid, isDisabled }: { uid: string; isDisabled: boolean },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  const deed = { kind: "setDisabled", isDisabled } as const;
  await changeAccount({ uid, change: { isDisabled }, deed, by: caller.uid, now });
  await accounts().updateUser(uid, { disabled: isDisabled });
  if (isDisabled) await accounts().revokeRefreshTokens(uid);
  return {};
}
