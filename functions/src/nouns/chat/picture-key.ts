import { chatLimits } from "@janur/domain/limits/chat-limits";
import { isLinkMac, linkMac } from "../../platform/secrets/link-mac.ts";

/** What the mac is over: purpose, chat (or report) and time. */
const signedText = (chatId: string, until: string) => `chat-pictures\n${chatId}\n${until}`;

/**
 * What opens the pictures of one chat for `chatLimits.picture.linkMs`:
 * `<ms since 1970>.<mac>`. Asks for nobody's right: that is the caller's.
 */
export function makePictureKey(chatId: string, now: Date): string {
  const until = String(now.getTime() + chatLimits.picture.linkMs);
  return `${until}.${linkMac(signedText(chatId, until))}`;
}

/** Whether a key opens the pictures of this chat now. Costs no read. */
export function isPictureKey(chatId: string, key: string, now: Date): boolean {
  const [, until = "", mac = ""] = /^(\d{13})\.([A-Za-z0-9_-]{22})$/.exec(key) ?? [];
  if (until === "" || Number(until) < now.getTime()) return false;
  return isLinkMac(signedText(chatId, until), mac);
}
