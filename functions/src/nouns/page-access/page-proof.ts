import { makeProof, verifyProof } from "../../platform/secrets/proof.ts";

/** What somebody gets who knew a page's password. @param pageLock the password's revision */
export function makePageProof(invitationId: string, pageLock: number): string {
  return makeProof("page", invitationId, pageLock);
}

/** The password's revision that a genuine proof of this page speaks of, or null. Costs no read. */
export function verifyPageProof(invitationId: string, proof: string): number | null {
  return verifyProof("page", invitationId, proof);
}
