import { createHmac, timingSafeEqual } from "node:crypto";
import { linkSecret } from "./link-secret.ts";

/** What was proven; the purpose keeps proofs apart from each other and from guests' links. */
type Purpose = "page" | "pass";

/** 16 bytes over purpose, what it opens, and the password's revision. */
function unlockTokenMac(purpose: Purpose, id: string, revision: number): Buffer {
  return createHmac("sha256", linkSecret())
    .update(`${purpose}\n${id}\n${String(revision)}`)
    .digest()
    .subarray(0, 16);
}

/** What somebody gets who knew a password: `<revision>.<mac>`, good until the password changes. */
export function makeUnlockToken(purpose: Purpose, id: string, revision: number): string {
  return `${String(revision)}.${unlockTokenMac(purpose, id, revision).toString("base64url")}`;
}

const pattern = /^([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;

/** The password's revision that a genuine proof speaks of, or null. Costs no read, so forging is free for us. */
export function verifyUnlockToken(purpose: Purpose, id: string, proof: string): number | null {
  const [, revision = "", mac = ""] = pattern.exec(proof) ?? [];
  if (mac === "") return null;
  const expected = unlockTokenMac(purpose, id, Number(revision));
  const given = Buffer.from(mac, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(revision) : null;
}
