import { db } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { findOwnPass } from "./find-own-pass.ts";
import { passDocument } from "../../store/pass-documents.ts";

/**
 * Makes a link worthless from this moment. When it was used stays to be seen for a while.
 * @throws AppError `pass/not-found`
 */
export async function revokePass(
  input: { invitationId: string; passId: string },
  caller: AccountCaller,
  now: Date,
) {
  await db().runTransaction(async (transaction) => {
    const pass = await findOwnPass(input, caller.uid, transaction);
    if (pass.revokedAt === null) transaction.update(passDocument(pass.id), { revokedAt: now });
  });
  return {};
}
