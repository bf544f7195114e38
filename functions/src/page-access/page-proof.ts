import { createHmac, timingSafeEqual } from "node:crypto";
import { linkSecret } from "../options.ts";

/** 16 bytes over purpose, invitation and the password's revision; the purpose keeps proofs apart from guests' links. */
function proofMac(invitationId: string, pageLock: number): Buffer {
  return createHmac("sha256", linkSecret())
    .update(`page\n${invitationId}\n${String(pageLock)}`)
    .digest()
    .subarray(0, 16);
}

/** What somebody gets who knew the password: `<revision>.<mac>`, good until the password changes. */
export function makePageProof(invitationId: string, pageLock: number): string {
  return `${String(pageLock)}.${proofMac(invitationId, pageLock).toString("base64url")}`;
}

const pattern = /^([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;

/** The password's revision that a genuine proof speaks of, or null. Costs no read, so forging is free for us. */
export function verifyPageProof(invitationId: string, proof: string): number | null {
  const [, revision = "", mac = ""] = pattern.exec(proof) ?? [];
  if (mac === "") return null;
  const expected = proofMac(invitationId, Number(revision));
  const given = Buffer.from(mac, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(revision) : null;
}
