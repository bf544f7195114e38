import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { readPublication } from "../../store/read-publication.ts";
import { findGuestByLink } from "../guest/find-guest-by-link.ts";
import { verifyGuestToken } from "../../platform/secrets/guest-token.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";

/** What a guest's call about their own data brings. */
export interface OwnDataCall {
  invitationId: string;
  slug: string;
  token: string;
}

/**
 * The guest who asks about themselves. A group's link is nobody's own, so nothing
 * is told or forgotten by it. A forged link costs no read.
 * @throws AppError `link/invalid`, `limit/too-many-requests`
 */
export async function guestOfCall({ invitationId, slug, token }: OwnDataCall, now: Date): Promise<Guest> {
  const genuine = verifyGuestToken(invitationId, token);
  if (genuine === null) throw new AppError("link/invalid");
  const [publication, guest] = await Promise.all([
    readPublication(slug),
    findGuestByLink(invitationId, token),
  ]);
  if (publication?.invitationId !== invitationId || guest === null || guest.listing === "group") {
    throw new AppError("link/invalid");
  }
  await countAttempt(["own-data", invitationId, guest.id], limits.privacy.rate, now);
  return guest;
}
