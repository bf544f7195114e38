import { paths } from "@janur/domain/paths";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { hashPassword, isCheap, passwordHashSchema } from "../../platform/secrets/password-hash.ts";

/** `secrets/page-<invitationId>`: what a page's password is compared with. */
export const pageSecretSchema = z.strictObject({
  ...passwordHashSchema.shape,
  /** Whether capital and small letters were made the same before it was hashed; older ones were hashed as typed. */
  isCaseless: z.boolean().default(false),
  /** Counts the passwords of this page from 1. */
  revision: z.int().min(1),
});
/** A password goes by word of mouth, where nobody hears a capital letter. */
export function withoutCase(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

export type PageSecret = z.output<typeof pageSecretSchema>;

export function pageSecretDocument(invitationId: string) {
  return documentOf(paths.secret(`page-${invitationId}`), pageSecretSchema);
}

/** One that was hashed as it was typed, or more cheaply than today, is hashed anew once somebody has typed it right. One set meanwhile stays. */
export async function keepWithoutCase(kept: DocumentSnapshot<PageSecret>, password: string): Promise<void> {
  const secret = kept.data();
  if (kept.updateTime === undefined || secret === undefined) return;
  if (secret.isCaseless && !isCheap(secret)) return;
  const hashed = { ...(await hashPassword(withoutCase(password))), isCaseless: true };
  try {
    await db().doc(kept.ref.path).update(hashed, { lastUpdateTime: kept.updateTime });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}
