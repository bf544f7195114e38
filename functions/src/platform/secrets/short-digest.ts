import { createHash } from "node:crypto";

/** So many first bytes of a text's SHA-256, in base64url: they tell texts apart, and nothing is read out of them. */
export function shortDigest(text: string, bytes: number): string {
  return createHash("sha256").update(text).digest().subarray(0, bytes).toString("base64url");
}
