import { AppError } from "@janur/domain/errors";
import * as logger from "firebase-functions/logger";
import { eraseSignIn } from "./erase-sign-in.ts";
import { requestErasure } from "./request-erasure.ts";
import { db } from "../../platform/google/firestore.ts";
import { faultOf } from "../../platform/log/fault.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { auditTrail } from "../../nouns/staff/audit-trail.ts";
import { authRecord } from "../../platform/google/auth-record.ts";
import { changeAccount } from "../../nouns/staff/change-account.ts";
import { erasureRequest, hasPageNearEvent } from "../../nouns/staff/erasure-consent.ts";
import { syncAccount } from "../../nouns/staff/sync-account.ts";
import { accountDocument } from "../../store/staff-documents.ts";
import { noteDeed, writeDeed } from "../../nouns/staff/write-deed.ts";

/**
 * Erases somebody else's account: nobody signs in with it from here on, and
 * the job that `deleteMyAccount` asks for takes out the rest. Near an event of
 * its pages the first of the staff asks for it and the second one does it.
 * @throws AppError `staff/account-not-found`, `staff/last-admin`, `staff/own-account`
 */
export async function eraseUser(
  { uid }: { uid: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ status: "waiting" | "erased" }> {
  // The own account goes in the settings, where a fresh sign-in is asked for.
  if (uid === caller.uid) throw new AppError("staff/own-account");
  const record = await authRecord(uid);
  if (record === null) throw new AppError("staff/account-not-found");
  if ((await hasPageNearEvent(uid, now)) && !(await isConsentedTo(uid, caller, now)))
    return { status: "waiting" };

  // Whoever is on the staff leaves it first, which the last admin cannot.
  await syncAccount(uid);
  if ((await accountDocument(uid).get()).data()?.role === "admin") {
    const deed = { kind: "setRole", role: "host" } as const;
    await changeAccount({ uid, change: { role: "host" }, deed, by: caller.uid, now });
  }
  const deed = { kind: "eraseUser" as const, isRequest: false };
  await noteDeed({ by: caller.uid, deed, account: uid, at: now });
  await requestErasure({ uid, email: record.email ?? null, choices: [] }, now);
  try {
    await eraseSignIn({ uid });
    // Takes it off the list at once.
    await syncAccount(uid);
  } catch (error) {
    // The job begins with it.
    logger.error("a sign-in was not erased at once", { fault: faultOf(error) });
  }
  return { status: "erased" };
}

/** Whether another one of the staff asked for it before; otherwise this is the asking, noted once. */
function isConsentedTo(uid: string, caller: AccountCaller, now: Date): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const trail = (await transaction.get(auditTrail(uid))).docs.map((document) => document.data());
    const request = erasureRequest(trail, now);
    if (request !== null) return request.by !== caller.uid;
    const deed = { kind: "eraseUser" as const, isRequest: true };
    writeDeed(transaction, { by: caller.uid, deed, account: uid, at: now });
    return false;
  });
}
