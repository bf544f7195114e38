import { createHash, timingSafeEqual } from "node:crypto";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../../platform/google/firestore.ts";
import { integrationSecretKey } from "../../../store/integration/integration-secret-key.ts";

/** `secrets/app-{appId}` of a calendar feed. */
const feedSecretSchema = z.strictObject({
  /** SHA-256 of the address's secret, base64url. */
  hash: z.string(),
});

export function feedSecretDocument(appId: string) {
  return documentOf(paths.secret(integrationSecretKey(appId)), feedSecretSchema);
}

/** The secret has 128 random bits: one round of hashing is enough. */
export function hashOfFeedSecret(secret: string): string {
  return createHash("sha256").update(`calendar-feed:${secret}`).digest("base64url");
}

export function isFeedSecret(secret: string, { hash }: { hash: string }): boolean {
  const given = Buffer.from(hashOfFeedSecret(secret));
  const expected = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
