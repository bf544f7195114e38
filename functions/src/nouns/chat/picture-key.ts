import { createHmac, timingSafeEqual } from "node:crypto";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { linkSecret } from "../../platform/secrets/link-secret.ts";

/** 16 bytes over purpose, chat (or report) and time. */
function pictureMac(chatId: string, until: string): Buffer {
  return createHmac("sha256", linkSecret())
    .update(`chat-pictures\n${chatId}\n${until}`)
    .digest()
    .subarray(0, 16);
}

/**
 * What opens the pictures of one chat for `chatLimits.picture.linkMs`:
 * `<ms since 1970>.<mac>`. Asks for nobody's right: that is the caller's.
 */
export function makePictureKey(chatId: string, now: Date): string {
  const until = String(now.getTime() + chatLimits.picture.linkMs);
  return `${until}.${pictureMac(chatId, until).toString("base64url")}`;
}

/** Whether a key opens the pictures of this chat now. Costs no read. */
export function isPictureKey(chatId: string, key: string, now: Date): boolean {
  const [, until = "", mac = ""] = /^(\d{13})\.([A-Za-z0-9_-]{22})$/.exec(key) ?? [];
  if (until === "" || Number(until) < now.getTime()) return false;
  const expected = pictureMac(chatId, until);
  const given = Buffer.from(mac, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
