import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { staffAccountSchema, type AuditDeed, type StaffAccount } from "@janur/domain/account/staff";
import { converter, db } from "../../platform/google/firestore.ts";
import { authRecord } from "../../platform/google/auth-record.ts";
import { syncAccount } from "./sync-account.ts";
import { accountDocument } from "../../store/staff-documents.ts";
import { writeDeed } from "./write-deed.ts";

/** More than a service has; whether there is another one is all that counts. */
const enoughAdmins = 2;

const isActiveAdmin = ({ role, isDisabled }: Pick<StaffAccount, "role" | "isDisabled">) =>
  role === "admin" && !isDisabled;

interface AccountChange {
  uid: string;
  change: Partial<Pick<StaffAccount, "role" | "isDisabled">>;
  deed: AuditDeed;
  /** Null for the command line. */
  by: string | null;
  now: Date;
}

/**
 * Writes what an account is to the service, with the deed. Decided here and
 * told to Firebase Auth by the caller afterwards: of two admins who take each
 * other out at once, the second one finds themselves the last. Asked for again it
 * changes nothing and leaves no second deed, so that Auth can be told again.
 * @throws AppError `staff/account-not-found`, `staff/last-admin`
 */
export async function changeAccount({ uid, change, deed, by, now }: AccountChange): Promise<void> {
  if ((await authRecord(uid)) === null) throw new AppError("staff/account-not-found");
  // Made by a trigger, which may be late.
  await syncAccount(uid);
  await db().runTransaction(async (transaction) => {
    const activeAdmins = db()
      .collection(paths.accounts())
      .withConverter(converter(staffAccountSchema))
      .where("role", "==", "admin")
      .where("isDisabled", "==", false)
      .limit(enoughAdmins);
    const [known, admins] = await Promise.all([
      transaction.get(accountDocument(uid)),
      transaction.get(activeAdmins),
    ]);
    const account = known.data();
    if (account === undefined) throw new AppError("staff/account-not-found");
    const changed = { ...account, ...change };
    const isLast = admins.docs.every(({ id }) => id === uid);
    if (isActiveAdmin(account) && !isActiveAdmin(changed) && isLast) throw new AppError("staff/last-admin");
    if (changed.role === account.role && changed.isDisabled === account.isDisabled) return;
    transaction.update(accountDocument(uid), change);
    writeDeed(transaction, { by, deed, account: uid, at: now });
  });
}
