import { AppError } from "@janur/domain/errors";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { accounts, authRecord } from "../../platform/google/auth-record.ts";
import { noteDeed } from "./write-deed.ts";

/**
 * Takes the second factor off somebody else's account, whose device is lost: their sessions end, and they set one up anew.
 * The own one stays: whoever holds a borrowed session must not be able to take it off.
 * @throws AppError `staff/account-not-found`, `staff/own-account`
 */
export async function removeSecondFactor(
  { uid }: { uid: string },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  if (uid === caller.uid) throw new AppError("staff/own-account");
  const record = await authRecord(uid);
  if (record === null) throw new AppError("staff/account-not-found");
  if (!hasSecondFactor(record)) return {};
  await noteDeed({ by: caller.uid, deed: { kind: "removeSecondFactor" }, account: uid, at: now });
  await accounts().updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await accounts().revokeRefreshTokens(uid);
  return {};
}

/** Whether signing in takes more than the first proof. */
export function hasSecondFactor({
  multiFactor,
}: {
  multiFactor?: { enrolledFactors?: readonly unknown[] };
}): boolean {
  return (multiFactor?.enrolledFactors?.length ?? 0) > 0;
}
