import type { Guest } from "@janur/domain/guest";
import { guestDocument } from "./guest-document.ts";
import { verifyGuestToken } from "./guest-token.ts";

/** The guest whom this link belongs to, or null for forged, foreign, rotated and absent ones alike. A forged one costs no read. */
export async function findGuestByLink(invitationId: string, token: string): Promise<Guest | null> {
  const genuine = verifyGuestToken(invitationId, token);
  if (genuine === null) return null;
  const guest = (await guestDocument(invitationId, genuine.guestId).get()).data();
  return guest?.linkRevision === genuine.revision ? guest : null;
}
