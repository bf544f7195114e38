import { passSchema, type Pass } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import type { Query, QuerySnapshot, Transaction } from "firebase-admin/firestore";
import * as z from "zod";
import { converter, db, documentOf } from "../platform/google/firestore.ts";
import { passwordHashSchema } from "../platform/secrets/password-hash.ts";

/** `secrets/pass-<passId>`: what the link and its PIN are compared with. Stays as long as the pass, so that its holder learns that it was revoked. */
const passSecretSchema = z.strictObject({
  /** SHA-256 of the link's secret, base64url. */
  hash: z.string(),
  pin: passwordHashSchema.nullable(),
  /** Counts the PINs of this pass from 1; proofs of an earlier one are worthless. */
  pinRevision: z.int().min(1),
});
export type PassSecret = z.output<typeof passSecretSchema>;

export function passDocument(passId: string) {
  return documentOf(paths.pass(passId), passSchema);
}

export function passSecretDocument(passId: string) {
  return documentOf(paths.secret(`pass-${passId}`), passSecretSchema);
}

/** Greeting screens that pass a guest over. */
export function screensPassingOver(guestId: string): Query<Pass> {
  return db()
    .collection(paths.passes())
    .where("screen.skipped", "array-contains", guestId)
    .withConverter(converter(passSchema));
}

/** Whoever was to be passed over stays so under the entry that is kept, which a screen of somebody else's feast is not told. */
export function passOverInstead(
  transaction: Transaction,
  screens: QuerySnapshot<Pass>,
  { invitationId, keptId, goneId }: { invitationId: string; keptId: string; goneId: string },
): void {
  for (const document of screens.docs) {
    const pass = document.data();
    if (pass.screen === null || pass.invitationId !== invitationId) continue;
    const skipped = new Set(pass.screen.skipped.map((id) => (id === goneId ? keptId : id)));
    transaction.set(document.ref, { ...pass, screen: { ...pass.screen, skipped: [...skipped] } });
  }
}
