import { createHmac } from "node:crypto";
import { formatDoorCode } from "@janur/domain/door/door-code";
import { linkSecret } from "./link-secret.ts";

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
