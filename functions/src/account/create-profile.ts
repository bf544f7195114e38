import type { AuthAccount } from "@janur/domain/account";
import { db } from "../firestore.ts";
import { defaultProfile, profileDocument } from "./profile-document.ts";

/**
 * Creates `users/{uid}` with its six fields and never overwrites: the sign-up
 * form or the browser's own callback may have been faster. Safe to run twice.
 */
export async function createProfile(account: AuthAccount, now: Date): Promise<void> {
  const reference = profileDocument(account.uid);
  await db().runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    transaction.create(reference, defaultProfile(account, now));
  });
}
