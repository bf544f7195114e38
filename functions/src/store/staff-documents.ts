import { paths } from "@janur/domain/paths";
import { auditEntrySchema, staffAccountSchema } from "@janur/domain/account/staff";
import { documentOf } from "../platform/google/firestore.ts";

export function accountDocument(uid: string) {
  return documentOf(paths.account(uid), staffAccountSchema);
}

export function auditDocument(entryId: string) {
  return documentOf(paths.audit(entryId), auditEntrySchema);
}
