import { createHash } from "node:crypto";
import { limits } from "@janur/domain/limits";
import { countAttempt, requireAttemptsLeft } from "../service/count-attempt.ts";

/*
 * Wrong tries at one page from anywhere. What a sender's address is can be made
 * up by who does not come through Hosting, so a limit per sender alone stops
 * nobody. Only wrong tries write, and into one of several documents: five
 * hundred guests who know the password touch none.
 */

/** @param part from 0 */
export function wrongTriesScope(invitationId: string, part: number): [string, string, string] {
  return ["unlock-wrong", invitationId, String(part)];
}

function scopeOf(invitationId: string, sender: string): [string, string, string] {
  const [byte = 0] = createHash("sha256").update(sender).digest();
  return wrongTriesScope(invitationId, byte % limits.access.wrong.parts);
}

/** @throws AppError `limit/too-many-requests` after too many wrong tries */
export function requireFewWrongTries(invitationId: string, sender: string, now: Date): Promise<void> {
  return requireAttemptsLeft(scopeOf(invitationId, sender), limits.access.wrong, now);
}

/** @throws AppError `limit/too-many-requests` after too many wrong tries */
export function countWrongTry(invitationId: string, sender: string, now: Date): Promise<void> {
  return countAttempt(scopeOf(invitationId, sender), limits.access.wrong, now);
}
