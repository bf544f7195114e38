import type { AuthAccount } from "@janur/domain/account/account";
import { db } from "../../platform/google/firestore.ts";
import { erasureJobDocument } from "../../store/account/erasure-job.ts";
import { defaultProfile, profileDocument } from "../../store/account/profile-document.ts";

/**
 * Creates `users/{uid}` with its six fields and never overwrites: the sign-up
 * form or the browser's own callback may have been faster. Safe to run twice,
 * and after the account is gone, which is told in any order.
 */
export async function createProfile(account: AuthAccount, now: Date): Promise<void> {
  const reference = profileDocument(account.uid);
  await db().runTransaction(async (transaction) => {
    const [profile, erasure] = await Promise.all([
      transaction.get(reference),
      transaction.get(erasureJobDocument(account.uid)),
    ]);
    if (profile.exists || erasure.exists) return;
    transaction.create(reference, defaultProfile(account, now));
  });
}
