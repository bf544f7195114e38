import { createHmac } from "node:crypto";
import { linkSecret } from "../../platform/secrets/link-secret.ts";

/**
 * What a picture's files are called: nobody guesses it, and whoever begins again finds what was written.
 * @param before what they were called so far; empty at first
 */
export function albumFileName(invitationId: string, photoId: string, before: string): string {
  return createHmac("sha256", linkSecret())
    .update(`album-name\n${invitationId}\n${photoId}\n${before}`)
    .digest("hex")
    .slice(0, 32);
}
