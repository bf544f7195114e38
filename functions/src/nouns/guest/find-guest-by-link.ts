import type { Guest } from "@janur/domain/guest/guest";
import type { GuestLink } from "@janur/domain/guest/guest-token";
import { guestDocument } from "../../store/guest-document.ts";
import { verifyGuestToken, verifyPreviewToken } from "../../platform/secrets/guest-token.ts";

/** The guest whom this link belongs to, or null for forged, foreign, rotated and absent ones alike. A forged one costs no read. */
export async function findGuestByLink(invitationId: string, token: string): Promise<Guest | null> {
  return guestOf(invitationId, verifyGuestToken(invitationId, token));
}

/** The guest as whom the family looks at the page, or null as above. Whoever writes asks `findGuestByLink`, which knows no looks. */
export async function findGuestLookedAt(
  invitationId: string,
  token: string,
  now: Date,
): Promise<Guest | null> {
  return guestOf(invitationId, verifyPreviewToken(invitationId, token, now));
}

async function guestOf(invitationId: string, genuine: GuestLink | null): Promise<Guest | null> {
  if (genuine === null) return null;
  const guest = (await guestDocument(invitationId, genuine.guestId).get()).data();
  return guest?.linkRevision === genuine.revision ? guest : null;
}
