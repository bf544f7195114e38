import { createHash } from "node:crypto";
import { documentIdFromBytes, documentIdSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";

const mailStopSchema = z.strictObject({
  at: z.date(),
  /** Entries whose mail did not go because of it; they may be written to again when they say so. */
  guestIds: z.array(documentIdSchema),
});

/** `invitations/{id}/mailStops/{key}`: an address wants no more e-mails of an invitation, whichever entries it stands on. */
export function mailStopDocument(invitationId: string, key: string) {
  return documentOf(paths.mailStop(invitationId, key), mailStopSchema);
}

/** What an address is called there: a hash, of no use for another invitation. */
export function mailStopKey(invitationId: string, email: string): string {
  return documentIdFromBytes(
    createHash("sha256").update(`mail-stop\n${invitationId}\n${email.toLowerCase()}`).digest(),
  );
}

/** @returns the keys of those addresses that want no more */
export async function readMailStops(
  invitationId: string,
  emails: readonly string[],
  transaction: Transaction,
): Promise<Set<string>> {
  const keys = [...new Set(emails.map((email) => mailStopKey(invitationId, email)))];
  if (keys.length === 0) return new Set();
  const found = await transaction.getAll(...keys.map((key) => mailStopDocument(invitationId, key)));
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
