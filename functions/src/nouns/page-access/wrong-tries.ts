import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { countAttempt, hasAttemptsLeft } from "../../platform/limits/count-attempt.ts";

/*
 * Wrong tries at one page from anywhere. Somebody with many addresses, made up
 * or not, is not stopped by a limit per sender; a limit for all would let him
 * lock out the guests. So a page at which many wrong words were tried becomes
 * slow: everybody still may try, less often and after a pause. Only wrong tries
 * write, and into one of several documents: five hundred guests who know the
 * password touch none.
 */

/** @param part from 0 */
export function wrongTriesScope(invitationId: string, part: number): [string, string, string] {
  return ["unlock-wrong", invitationId, String(part)];
}

function scopeOf(invitationId: string, sender: string): [string, string, string] {
  const [byte = 0] = createHash("sha256").update(sender).digest();
  return wrongTriesScope(invitationId, byte % limits.access.wrong.parts);
}

/** Whether so many wrong words were tried at this page that everybody tries slowly. */
export async function isBesieged(invitationId: string, sender: string, now: Date): Promise<boolean> {
  return !(await hasAttemptsLeft(scopeOf(invitationId, sender), limits.access.wrong, now));
}

/** Counts up to the number that makes a page slow, and no further. */
export async function countWrongTry(invitationId: string, sender: string, now: Date): Promise<void> {
  try {
    await countAttempt(scopeOf(invitationId, sender), limits.access.wrong, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
