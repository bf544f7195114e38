import { createHash, timingSafeEqual } from "node:crypto";

/** What a link is for; the purpose keeps the hashes of one kind apart from those of another. */
type Purpose = "team" | "pass";

/** SHA-256 in base64url. Such secrets have 128 random bits: one round of hashing is enough. */
export function hashOfSecret(purpose: Purpose, secret: string): string {
  return createHash("sha256").update(`${purpose}:${secret}`).digest("base64url");
}

export function isSecretOf(purpose: Purpose, secret: string, { hash }: { hash: string }): boolean {
  const given = Buffer.from(hashOfSecret(purpose, secret));
  const expected = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
