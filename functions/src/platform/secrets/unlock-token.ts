import { isLinkMac, linkMac } from "./link-mac.ts";

/** What was proven; the purpose keeps proofs apart from each other and from guests' links. */
type Purpose = "page" | "pass";

/** What the mac is over: purpose, what it opens, and the password's revision. */
function signedText(purpose: Purpose, id: string, revision: number): string {
  return `${purpose}\n${id}\n${String(revision)}`;
}

/** What somebody gets who knew a password: `<revision>.<mac>`, good until the password changes. */
export function makeUnlockToken(purpose: Purpose, id: string, revision: number): string {
  return `${String(revision)}.${linkMac(signedText(purpose, id, revision))}`;
}

const pattern = /^([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;

/** The password's revision that a genuine proof speaks of, or null. Costs no read, so forging is free for us. */
export function verifyUnlockToken(purpose: Purpose, id: string, proof: string): number | null {
  const [, revision = "", mac = ""] = pattern.exec(proof) ?? [];
  if (mac === "") return null;
  return isLinkMac(signedText(purpose, id, Number(revision)), mac) ? Number(revision) : null;
}
