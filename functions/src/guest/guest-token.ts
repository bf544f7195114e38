import { createHmac, timingSafeEqual } from "node:crypto";
import { formatGuestToken, parseGuestToken, type GuestToken } from "@janur/domain/guest-token";
import { linkSecret } from "../options.ts";

/** 16 bytes over purpose, invitation, guest and revision; the purpose keeps door codes apart from links. */
function linkMac(invitationId: string, guestId: string, revision: number): Buffer {
  return createHmac("sha256", linkSecret())
    .update(`link\n${invitationId}\n${guestId}\n${String(revision)}`)
    .digest()
    .subarray(0, 16);
}

/** The token of a guest's personal link; can be made again at any time. */
export function makeGuestToken(invitationId: string, guestId: string, revision: number): string {
  return formatGuestToken({
    guestId,
    revision,
    mac: linkMac(invitationId, guestId, revision).toString("base64url"),
  });
}

/** The parts of a genuine token, or null. Costs no read, so forging is free for us. */
export function verifyGuestToken(invitationId: string, token: string): GuestToken | null {
  const parsed = parseGuestToken(token);
  if (parsed === null) return null;
  const expected = linkMac(invitationId, parsed.guestId, parsed.revision);
  const given = Buffer.from(parsed.mac, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? parsed : null;
}
