import { passSchema } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../platform/google/firestore.ts";
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
