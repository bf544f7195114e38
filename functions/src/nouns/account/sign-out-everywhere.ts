import { app } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";

/** No device of the account gets a new token from now on; those that are out live for an hour at most. */
export async function signOutEverywhere(
  _input: Record<string, never>,
  { uid }: AccountCaller,
): Promise<Record<string, never>> {
  // Loaded only here: no other operation needs the accounts.
  const { getAuth } = await import("firebase-admin/auth");
  await getAuth(app()).revokeRefreshTokens(uid);
  return {};
}
