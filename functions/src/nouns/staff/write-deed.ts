import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import type { AuditEntry } from "@janur/domain/account/staff";
import type { Transaction } from "firebase-admin/firestore";
import { auditDocument } from "../../store/staff-documents.ts";

type Deed = Omit<AuditEntry, "id">;

/** Notes what one of the staff does, in the commit that does it. */
export function writeDeed(transaction: Transaction, deed: Deed): void {
  const entry = entryOf(deed);
  transaction.create(auditDocument(entry.id), entry);
}

/** Notes what one of the staff does outside of the database. */
export async function noteDeed(deed: Deed): Promise<void> {
  const entry = entryOf(deed);
  await auditDocument(entry.id).create(entry);
}

function entryOf(deed: Deed): AuditEntry {
  return { id: documentIdFromBytes(randomBytes(20)), ...deed };
}
