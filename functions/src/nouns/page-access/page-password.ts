import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { passwordHashSchema } from "../../platform/secrets/password-hash.ts";

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
