import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { isSameValue } from "@janur/domain/text/same-value";
import { paths } from "@janur/domain/paths";
import {
  accountParts,
  accountRoleSchema,
  staffAccountSchema,
  type StaffAccount,
} from "@janur/domain/account/staff";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { profileDocument } from "../../store/account/profile-document.ts";
import { db, withDates } from "../../platform/google/firestore.ts";
import { authRecord, isShut, roleOfRecord } from "../../platform/google/auth-record.ts";
import { accountDocument } from "../../store/staff-documents.ts";
import { syncClaims } from "./sync-claims.ts";

/**
 * Makes `accounts/{uid}` say what profile and Firebase Auth say now, and
 * nothing of an account that is gone. Role and shutting are taken from Auth
 * once, at first: afterwards `changeAccount` writes them here before it tells
 * Auth; one that is shut here and not there is shut there, too. Nothing that stands in either document keeps it from its work. Safe to
 * run any number of times, also at once.
 * @returns whether there was anything to write
 */
export async function syncAccount(uid: string): Promise<boolean> {
  const { isWritten, isOpenStill } = await db().runTransaction(async (transaction) => {
    const reference = accountDocument(uid);
    const [known, profile] = await Promise.all([
      transaction.get(db().doc(paths.account(uid))),
      transaction.get(profileDocument(uid)),
    ]);
    // Asked after those were read: whoever changes them meanwhile makes all of this run again.
    const record = await authRecord(uid);
    if (record === null) {
      if (known.exists) transaction.delete(reference);
      return { isWritten: known.exists, isOpenStill: false };
    }
    const before = staffAccountSchema.safeParse(withDates(known.data())).data;
    const named = {
      displayName: profile.data()?.displayName ?? record.displayName ?? DEFAULT_DISPLAY_NAME,
      email: record.email ?? null,
    };
    const account: StaffAccount = {
      uid,
      ...named,
      role: accountRoleSchema.safeParse(known.get("role")).data ?? roleOfRecord(record),
      isDisabled: shutOf(known) ?? isShut(record),
      invitations: profile.data()?.invitations.length ?? 0,
      createdAt: new Date(record.metadata.creationTime),
      parts: accountParts(named),
    };
    const isWritten = before === undefined || !isSameAccount(before, account);
    if (isWritten) transaction.set(reference, account);
    return { isWritten, isOpenStill: account.isDisabled && !isShut(record) };
  });
  // The rules ask the claim alone.
  if (isOpenStill) await syncClaims(uid);
  return isWritten || isOpenStill;
}

function shutOf(known: DocumentSnapshot): boolean | null {
  const isDisabled: unknown = known.get("isDisabled");
  return typeof isDisabled === "boolean" ? isDisabled : null;
}

function isSameAccount(one: StaffAccount, other: StaffAccount): boolean {
  const { createdAt: since, ...rest } = one;
  const { createdAt, ...otherRest } = other;
  return since.getTime() === createdAt.getTime() && isSameValue(rest, otherRest);
}
