import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { auditEntrySchema, type AuditEntry } from "@janur/domain/account/staff";
import type { Query } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";

/** What the staff did to an account, the latest first, as much of it as is shown. */
export function auditTrail(uid: string): Query<AuditEntry> {
  return db()
    .collection(paths.audits())
    .withConverter(converter(auditEntrySchema))
    .where("account", "==", uid)
    .orderBy("at", "desc")
    .limit(limits.staff.trail);
}
