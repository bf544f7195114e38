import { AppError } from "@janur/domain/errors";
import type { Publication } from "@janur/domain/invitation/publication";
import { pageLimits } from "@janur/domain/limits/page-limits";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { SenderCounts } from "../../platform/limits/sender-counts.ts";
import { findGuestByLink, findGuestLookedAt } from "../guest/find-guest-by-link.ts";
import { findPublication } from "../page-access/find-publication.ts";
import type { PageKey } from "../page-access/open-publication.ts";

/** In the memory of this instance: every piece is a query, whatever page it is asked of. */
const pieces = new SenderCounts(pageLimits.wall);

/**
 * The publication whose wall or album somebody reads piece by piece. A link has to be that of a guest who is there: one
 * that was made anew, taken back or forgotten with its guest is still genuine, and opens nothing.
 * @throws AppError `link/invalid`, `page/locked`, `limit/too-many-requests`
 */
export async function publicationForReader(
  { invitationId, slug, token, proof }: PageKey & { invitationId: string; slug: string },
  { sender }: GuestCaller,
  now: Date,
): Promise<Publication> {
  if (pieces.isFull(sender, now)) throw new AppError("limit/too-many-requests");
  pieces.add(sender, now);
  const [publication, guest] = await Promise.all([
    findPublication(slug, invitationId, { token, proof }),
    token === null ? null : guestOf(invitationId, token, now),
  ]);
  if (token !== null && guest === null) throw new AppError("link/invalid");
  return publication;
}

async function guestOf(invitationId: string, token: string, now: Date) {
  return (await findGuestByLink(invitationId, token)) ?? findGuestLookedAt(invitationId, token, now);
}
