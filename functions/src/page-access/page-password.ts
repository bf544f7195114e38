import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../firestore.ts";
import { passwordHashSchema } from "../service/password-hash.ts";

/** `secrets/page-<invitationId>`: what a page's password is compared with. */
export const pageSecretSchema = z.strictObject({
  ...passwordHashSchema.shape,
  /** Counts the passwords of this page from 1. */
  revision: z.int().min(1),
});
export type PageSecret = z.output<typeof pageSecretSchema>;

export function pageSecretDocument(invitationId: string) {
  return documentOf(paths.secret(`page-${invitationId}`), pageSecretSchema);
}
