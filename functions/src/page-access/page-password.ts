import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../firestore.ts";

/** `secrets/page-<invitationId>`: what a page's password is compared with. */
export const pageSecretSchema = z.strictObject({
  /** Both base64. */
  salt: z.string(),
  hash: z.string(),
  /** Counts the passwords of this page from 1. */
  revision: z.int().min(1),
});
export type PageSecret = z.output<typeof pageSecretSchema>;

export function pageSecretDocument(invitationId: string) {
  return documentOf(paths.secret(`page-${invitationId}`), pageSecretSchema);
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyBytes = 32;
/** 16 MB and some 40 ms per try: passwords of pages are short words. */
const cost = { N: 16_384, r: 8, p: 1 };

/** Typed on another keyboard the same letters may be other code points. */
function hashOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive(password.trim().normalize("NFKC"), salt, keyBytes, cost);
}

export async function makePageSecret(password: string): Promise<Omit<PageSecret, "revision">> {
  const salt = randomBytes(16);
  return { salt: salt.toString("base64"), hash: (await hashOf(password, salt)).toString("base64") };
}

/** Takes as long without a secret as with one, so that the time tells nothing. */
export async function isPagePassword(password: string, secret: PageSecret | undefined): Promise<boolean> {
  const salt = secret === undefined ? Buffer.alloc(16) : Buffer.from(secret.salt, "base64");
  const given = await hashOf(password, salt);
  const expected = Buffer.from(secret?.hash ?? "", "base64");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
