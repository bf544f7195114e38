import type { StaffAccount } from "@janur/domain/account/staff";
import type { UserRow } from "@janur/domain/contracts/staff-callables";
import type { UserRecord } from "firebase-admin/auth";

/** An account as it stands in the list. @param record null where Firebase Auth does not know it any more */
export function userRow(account: StaffAccount, record: UserRecord | null): UserRow {
  const { uid, displayName, email, role, isDisabled, invitations, createdAt } = account;
  const signedIn = record?.metadata.lastSignInTime;
  return {
    uid,
    displayName,
    email,
    role,
    isDisabled,
    invitations,
    createdAt: createdAt.toISOString(),
    lastSignInAt: signedIn ? new Date(signedIn).toISOString() : null,
  };
}
