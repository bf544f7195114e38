import { createHmac, timingSafeEqual } from "node:crypto";
import { linkSecret, linkSecrets } from "./link-secret.ts";

/** 16 bytes over a text that begins with its purpose, which keeps what is made for one from being taken for another. */
function macUnder(key: string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest().subarray(0, 16);
}

/** The mac of a text under the newest key, in base64url. */
export function linkMac(text: string): string {
  return macUnder(linkSecret(), text).toString("base64url");
}

/** The macs that are genuine for a text, the newest first. */
export function linkMacs(text: string): string[] {
  return linkSecrets().map((key) => macUnder(key, text).toString("base64url"));
}

/** Whether a mac is that of a text under any key of the ring, sign by sign: in base64url one mac has several spellings. */
export function isLinkMac(text: string, mac: string): boolean {
  const given = Buffer.from(mac);
  return linkMacs(text).some((genuine) => {
    const expected = Buffer.from(genuine);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
