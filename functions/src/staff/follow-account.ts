import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account";
import { isSameValue } from "@janur/domain/same-value";
import { accountParts, type StaffAccount } from "@janur/domain/staff";
import { profileDocument } from "../account/profile-document.ts";
import { db } from "../firestore.ts";
import { authRecord, roleOfRecord } from "./auth-record.ts";
import { accountDocument } from "./staff-documents.ts";

/**
 * Makes `accounts/{uid}` say what profile and Firebase Auth say now, and
 * nothing of an account that is gone. Role and shutting are taken from Auth
 * once, at first: afterwards `changeAccount` writes them here before it tells
 * Auth. Safe to run any number of times, also at once.
 */
export async function followAccount(uid: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const reference = accountDocument(uid);
    const [known, profile] = await Promise.all([
      transaction.get(reference),
      transaction.get(profileDocument(uid)),
    ]);
    // Asked after those were read: whoever changes them meanwhile makes all of this run again.
    const record = await authRecord(uid);
    if (record === null) {
      if (known.exists) transaction.delete(reference);
      return;
    }
    const before = known.data();
    const named = {
      displayName: profile.data()?.displayName ?? record.displayName ?? DEFAULT_DISPLAY_NAME,
      email: record.email ?? null,
    };
    const account: StaffAccount = {
      uid,
      ...named,
      role: before?.role ?? roleOfRecord(record),
      isDisabled: before?.isDisabled ?? record.disabled,
      invitations: profile.data()?.invitations.length ?? 0,
      createdAt: new Date(record.metadata.creationTime),
      parts: accountParts(named),
    };
    if (before === undefined || !isSameAccount(before, account)) transaction.set(reference, account);
  });
}

function isSameAccount(one: StaffAccount, other: StaffAccount): boolean {
  const { createdAt: since, ...rest } = one;
  const { createdAt, ...otherRest } = other;
  return since.getTime() === createdAt.getTime() && isSameValue(rest, otherRest);
}
