/**
 * A guest's link carries `#g=<guestId>.<revision>.<mac>`; the mac is 16 bytes
 * in base64url. Making and checking it needs the secret and lives in functions.
 */
export interface GuestToken {
  guestId: string;
  revision: number;
  mac: string;
}

const pattern = /^([A-Za-z0-9]{20})\.([1-9]\d{0,5})\.([A-Za-z0-9_-]{22})$/;

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

/**
 * The address a guest gets. Name and token stand in the fragment, which no
 * server and no log ever sees.
 * @param origin e.g. `https://janur.example`
 */
export function personalLink(origin: string, slug: string, name: string, token: string): string {
  return `${origin}/event/${slug}#to=${encodeURIComponent(name)}&g=${token}`;
}
