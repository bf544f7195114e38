import { doorDigestBytes, formatDoorCode, type DoorCode } from "@janur/domain/door/door-code";
import type { DoorRow } from "@janur/domain/door/door-row";
import type { Guest } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { linkMac, linkMacs } from "./link-mac.ts";
import { shortDigest } from "./short-digest.ts";

/**
 * The code by which a guest is let in; can be made again at any time. It is of another purpose than their link, which
 * it cannot open, and worthless once the link was made anew.
 */
export function makeDoorCode(invitationId: string, guestId: string, revision: number): string {
  return formatDoorCode({ guestId, mac: linkMac(signedText(invitationId, guestId, revision)) });
}

/** What the mac is over. */
function signedText(invitationId: string, guestId: string, revision: number): string {
  return `door\n${invitationId}\n${guestId}\n${String(revision)}`;
}

/**
 * What devices hold a guest's codes against, one for each key of the ring: a card that was printed before the newest one
 * lets its guest in. And those that they had before, which are told from forged ones.
 */
export function doorDigests(
  invitationId: string,
  { id, linkRevision, isLinkRevoked }: Pick<Guest, "id" | "linkRevision" | "isLinkRevoked">,
): Pick<DoorRow, "codes" | "earlierCodes"> {
  const last = isLinkRevoked ? linkRevision : linkRevision - 1;
  const count = Math.min(last, limits.door.earlierCodes);
  const earlier = Array.from({ length: count }, (_, index) => last - index);
  const digestsOf = (revision: number) =>
    linkMacs(signedText(invitationId, id, revision)).map((mac) => digestOf({ guestId: id, mac }));
  return {
    codes: isLinkRevoked ? [] : digestsOf(linkRevision),
    earlierCodes: earlier.flatMap(digestsOf),
  };
}

/** What tells one ring of keys from another, and says nothing of them. */
export function doorRingId(): string {
  return shortDigest(linkMacs("door-ring").join(), doorDigestBytes);
}

function digestOf(code: DoorCode): string {
  return shortDigest(formatDoorCode(code), doorDigestBytes);
}
