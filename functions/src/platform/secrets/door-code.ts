import { createHash, createHmac } from "node:crypto";
import { formatDoorCode } from "@janur/domain/door/door-code";
import type { DoorRow } from "@janur/domain/door/door-row";
import type { Guest } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { linkSecret } from "./link-secret.ts";

/** Of a code's hash devices hold so much: they check without the key, and make no code of it. */
const digestBytes = 8;

/**
 * The code by which a guest is let in; can be made again at any time. It is of another purpose than their link, which
 * it cannot open, and worthless once the link was made anew.
 */
export function makeDoorCode(invitationId: string, guestId: string, revision: number): string {
  const mac = createHmac("sha256", linkSecret())
    .update(`door\n${invitationId}\n${guestId}\n${String(revision)}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
  return formatDoorCode({ guestId, mac });
}

/** What devices hold a guest's code against, and the codes that they had before, which are told from forged ones. */
export function doorDigests(
  invitationId: string,
  { id, linkRevision, isLinkRevoked }: Pick<Guest, "id" | "linkRevision" | "isLinkRevoked">,
): Pick<DoorRow, "code" | "earlierCodes"> {
  const last = isLinkRevoked ? linkRevision : linkRevision - 1;
  const count = Math.min(last, limits.door.earlierCodes);
  const earlier = Array.from({ length: count }, (_, index) => last - index);
  const digestOf = (revision: number) =>
    createHash("sha256")
      .update(makeDoorCode(invitationId, id, revision))
      .digest()
      .subarray(0, digestBytes)
      .toString("base64url");
  return { code: isLinkRevoked ? "" : digestOf(linkRevision), earlierCodes: earlier.map(digestOf) };
}
