import { makeUnlockToken, verifyUnlockToken } from "../../platform/secrets/unlock-token.ts";

/** What somebody gets who knew a page's password. @param pageLock the password's revision */
export function makePageUnlockToken(invitationId: string, pageLock: number): string {
  return makeUnlockToken("page", invitationId, pageLock);
}

/** The password's revision that a genuine proof of this page speaks of, or null. Costs no read. */
export function verifyPageUnlockToken(invitationId: string, proof: string): number | null {
  return verifyUnlockToken("page", invitationId, proof);
}
