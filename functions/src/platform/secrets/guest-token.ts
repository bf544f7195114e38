import { formatGuestToken, parseGuestToken, type GuestLink } from "@janur/domain/guest/guest-token";
import { limits } from "@janur/domain/limits";
import { isLinkMac, linkMac } from "./link-mac.ts";
import { makeShortToken, readShortToken } from "./short-token.ts";

/** What the mac is over; the purpose keeps door codes and looks apart from links. */
function signedText(purpose: string, invitationId: string, guestId: string, revision: number): string {
  return `${purpose}\n${invitationId}\n${guestId}\n${String(revision)}`;
}

/** The token of a guest's personal link; can be made again at any time. */
export function makeGuestToken(invitationId: string, guestId: string, revision: number): string {
  return tokenFor("link", invitationId, { guestId, revision });
}

/**
 * Whose a genuine token is, or null. Links that were given out before there was a short form stay genuine. Costs no
 * read, so forging is free for us.
 */
export function verifyGuestToken(invitationId: string, token: string): GuestLink | null {
  return verifyAny("link", invitationId, token);
}

/**
 * A token by which the family sees the page as this guest does. To browsers it
 * looks like a link's; it opens the page and nothing else, and ends by itself.
 */
export function makePreviewToken(invitationId: string, guestId: string, revision: number, now: Date): string {
  return tokenFor(previewPurpose(now, 0), invitationId, { guestId, revision });
}

/** Whose a genuine look that is not over is, or null. */
export function verifyPreviewToken(invitationId: string, token: string, now: Date): GuestLink | null {
  return (
    verifyAny(previewPurpose(now, 0), invitationId, token) ??
    verifyAny(previewPurpose(now, 1), invitationId, token)
  );
}

/** The revision that every such token has: a link that is made anew must not bring mails back. */
const mailRevision = 1;

/**
 * By which a guest ends the e-mails of an invitation. It opens nothing, and is good for as long as the invitation is there.
 * @param stopKey of the address that the mail went to (`mailStopKey`); null in mails from before it stood there
 */
export function makeMailToken(invitationId: string, guestId: string, stopKey: string | null): string {
  return longTokenFor(mailPurpose(stopKey), invitationId, { guestId, revision: mailRevision });
}

/** Whose a genuine one is, or null. Costs no read. */
export function verifyMailToken(
  invitationId: string,
  token: string,
  stopKey: string | null,
): GuestLink | null {
  return verifyFor(mailPurpose(stopKey), invitationId, token);
}

function mailPurpose(stopKey: string | null): string {
  return stopKey === null ? "mail" : `mail-${stopKey}`;
}

/** @param ago periods before the present one */
function previewPurpose(now: Date, ago: number): string {
  return `look-${String(Math.floor(now.getTime() / limits.guest.lookMs) - ago)}`;
}

function tokenFor(purpose: string, invitationId: string, link: GuestLink): string {
  return makeShortToken(purpose, invitationId, link) ?? longTokenFor(purpose, invitationId, link);
}

function longTokenFor(purpose: string, invitationId: string, { guestId, revision }: GuestLink): string {
  const mac = linkMac(signedText(purpose, invitationId, guestId, revision));
  return formatGuestToken({ guestId, revision, mac });
}

function verifyAny(purpose: string, invitationId: string, token: string): GuestLink | null {
  return readShortToken(purpose, invitationId, token) ?? verifyFor(purpose, invitationId, token);
}

function verifyFor(purpose: string, invitationId: string, token: string): GuestLink | null {
  const parsed = parseGuestToken(token);
  if (parsed === null) return null;
  const text = signedText(purpose, invitationId, parsed.guestId, parsed.revision);
  return isLinkMac(text, parsed.mac) ? parsed : null;
}
