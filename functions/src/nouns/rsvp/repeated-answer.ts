import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { ownAnswer } from "./own-answer.ts";

/**
 * What is kept of a guest's key, in the form of a key. The key itself leads whoever sends it again to the guest whom it
 * made, and to their link, and all of the team read their document.
 */
export function keptKey(key: string): string {
  return createHash("sha256").update(`answer-key\n${key}`).digest().subarray(0, 16).toString("base64url");
}

/** Whether this attempt has taken effect before. */
export function isRepeated({ answer }: Guest, { key }: { key: string }): boolean {
  return answer !== null && answer.key === keptKey(key);
}

/**
 * The guest whom this very attempt made: whoever sends another answer in their name needs their link.
 * @throws AppError `rsvp/conflict` with the current answer
 */
export function madeBefore(guest: Guest, attempt: { key: string }): Guest {
  if (isRepeated(guest, attempt)) return guest;
  throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
}
