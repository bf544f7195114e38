import { limits } from "../limits.ts";

/** Whose link a token is, once it has proven itself. */
export interface GuestLink {
  guestId: string;
  revision: number;
}

/**
 * The token of links that were given out before the short one, and of revisions that the short one has no room for:
 * `<guestId>.<revision>.<mac>`; the mac is 16 bytes in base64url. Making and checking either form needs the secret
 * and lives in functions.
 */
export interface GuestToken extends GuestLink {
  mac: string;
}

const pattern = /^([A-Za-z0-9]{20})\.([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;
/** 21 bytes in base64url, of which no sign has spare bits. */
const shortPattern = /^[A-Za-z0-9_-]{28}$/;

/** The parts of a token, or null when it has not the form of one. */
export function parseGuestToken(token: string): GuestToken | null {
  const match = pattern.exec(token);
  if (match === null) return null;
  const [, guestId = "", revision = "", mac = ""] = match;
  return { guestId, revision: Number(revision), mac };
}

export function formatGuestToken({ guestId, revision, mac }: GuestToken): string {
  return `${guestId}.${revision}.${mac}`;
}

/** Whether a token has the form of a short one, which says nothing to whoever has not the secret. */
export function isShortToken(token: string): boolean {
  return shortPattern.test(token);
}

/**
 * The address a guest gets: `/event/rani-dimas#g=<token>`, or `#to=Bu+Ida&g=<token>` while path and fragment together stay
 * within `limits.guest.linkText`. All of it stands in the fragment, which no server and no log ever sees. A name that
 * does not fit comes with the answer to the token.
 * @param origin e.g. `https://janur.example`
 * @param page the slug, with `/en` behind it for the second language
 */
export function personalLink(origin: string, page: string, name: string, token: string): string {
  const path = `/event/${page}`;
  if (!isShortToken(token)) return `${origin}${path}#to=${encodeURIComponent(name)}&g=${token}`;
  const named = `${path}#to=${encodeURIComponent(name).replaceAll("%20", "+")}&g=${token}`;
  return origin + (named.length <= limits.guest.linkText ? named : `${path}#g=${token}`);
}
