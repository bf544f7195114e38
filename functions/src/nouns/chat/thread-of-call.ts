import { AppError } from "@janur/domain/errors";
import { addressedName } from "@janur/domain/guest/guest-name";
import { findGuestByLink } from "../guest/find-guest-by-link.ts";
import { findPublication } from "../page-access/find-publication.ts";
import { verifyThreadToken } from "./thread-token.ts";

/** What a guest's call about their thread brings. */
export interface ThreadCall {
  invitationId: string;
  slug: string;
  token: string | null;
  thread: string | null;
  proof: string;
}

export interface Thread {
  id: string;
  /** The guest of a personal link; null for somebody without one, whose name the call says. */
  guest: { id: string; name: string } | null;
}

/**
 * The thread that a guest's call proves to be theirs: by a personal link, or by
 * what they got with their first message. Forged proofs cost no read.
 * @returns null for somebody who has none yet
 * @throws AppError `link/invalid`, `page/locked`
 */
export async function threadOfCall(call: ThreadCall): Promise<Thread | null> {
  const { invitationId, slug, token, proof } = call;
  const threadId = call.thread === null ? null : verifyThreadToken(invitationId, call.thread);
  if (call.thread !== null && threadId === null) throw new AppError("link/invalid");
  const [, guest] = await Promise.all([
    findPublication(slug, invitationId, { token, proof }),
    token === null ? null : findGuestByLink(invitationId, token),
  ]);
  if (token !== null && guest === null) throw new AppError("link/invalid");
  if (guest !== null && guest.kind !== "group")
    return { id: guest.id, guest: { id: guest.id, name: addressedName(guest) } };
  return threadId === null ? null : { id: threadId, guest: null };
}
