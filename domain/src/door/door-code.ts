import type { RsvpSection } from "../content/sections/rsvp.ts";
import type { Guest } from "../guest/guest.ts";

/** What a guest shows at the door: whose it is, and 16 bytes in base64url. Making one needs the secret and lives in functions. */
export interface DoorCode {
  guestId: string;
  mac: string;
}

/** Of a code's SHA-256 devices hold so many first bytes: they check without the key, and make no code of them. */
export const doorDigestBytes = 8;

const pattern = /^J1\.([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{22})$/;

export function formatDoorCode({ guestId, mac }: DoorCode): string {
  return `J1.${guestId}.${mac}`;
}

/** The parts of a code, or null for whatever else a camera or a scanner may read. */
export function parseDoorCode(text: string): DoorCode | null {
  const [, guestId = "", mac = ""] = pattern.exec(text.trim()) ?? [];
  return mac === "" ? null : { guestId, mac };
}

/**
 * Whether this guest's page shows a code: they are on the list, come or may come, and where seats are counted have
 * theirs. A group's link is nobody's.
 */
export function hasDoorCode(
  { isCodeShown }: Pick<RsvpSection, "isCodeShown">,
  guest: Pick<Guest, "kind" | "listing" | "answer" | "seat" | "isLinkRevoked">,
): boolean {
  const { kind, listing, answer, seat, isLinkRevoked } = guest;
  if (!isCodeShown || kind === "group" || listing !== "listed" || isLinkRevoked) return false;
  const isComing = answer !== null && answer.attendance !== "no";
  return isComing && (seat === null || seat.state === "granted");
}
