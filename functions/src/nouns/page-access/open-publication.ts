import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { publicContent } from "@janur/domain/invitation/shown-content";
import { readPrivatePart } from "../../store/read-private-part.ts";
import { verifyGuestToken, verifyPreviewToken } from "../../platform/secrets/guest-token.ts";
import { verifyPageUnlockToken } from "./page-unlock-token.ts";

/** What a caller brings to be let in; both may be nothing. */
export interface PageKey {
  /** Of a personal link. */
  token: string | null;
  /** What `unlockPage` gave for the password. */
  proof: string;
}

/**
 * The publication as far as this key opens it. With a genuine token its content
 * is all that guests may see, gated parts too, for the caller to cut to the
 * guest, whom the caller has to look up: the token may be an old one. With a
 * proof it is what an open page shows to everybody. One more read where
 * anything is gated.
 * @returns null where the page is closed and the key does not fit
 */
export async function openPublication(publication: Publication, key: PageKey): Promise<Publication | null> {
  const { invitationId, hasPrivatePart } = publication;
  const isGuest = key.token !== null && opensPage(invitationId, key.token, new Date());
  const isShut = isClosed(publication);
  if (isShut && !isGuest && !isUnlocked(publication, key.proof)) return null;
  if (!hasPrivatePart || !(isShut || isGuest)) return publication;
  const part = await readPrivatePart(publication);
  if (part === null) return isShut ? null : publication;
  const content = isGuest ? part.content : publicContent(part.content);
  // Nothing is left apart, so nobody has to look there again.
  const { displayFont, earlier } = part;
  return { ...publication, content, displayFont, earlier, hasPrivatePart: false };
}

/** Whether this token is a guest's, or the family's look as a guest. Neither costs a read. */
export function opensPage(invitationId: string, token: string, now: Date): boolean {
  return (
    verifyGuestToken(invitationId, token) !== null || verifyPreviewToken(invitationId, token, now) !== null
  );
}

function isUnlocked({ invitationId, settings, pageLock }: Publication, proof: string): boolean {
  return settings.access === "password" && verifyPageUnlockToken(invitationId, proof) === pageLock;
}
