import { createHmac, timingSafeEqual } from "node:crypto";
import { linkSecret } from "../../platform/secrets/link-secret.ts";

/** 16 bytes over purpose, invitation and thread; the purpose keeps threads apart from guests' links. */
function threadMac(invitationId: string, threadId: string): Buffer {
  return createHmac("sha256", linkSecret())
    .update(`thread\n${invitationId}\n${threadId}`)
    .digest()
    .subarray(0, 16);
}

/** What leads somebody without a personal link back to their thread: `<thread>.<mac>`. */
export function makeThreadToken(invitationId: string, threadId: string): string {
  return `${threadId}.${threadMac(invitationId, threadId).toString("base64url")}`;
}

const pattern = /^([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{22})$/;

/** The thread of a genuine token, or null. Costs no read, so forging is free for us. */
export function verifyThreadToken(invitationId: string, token: string): string | null {
  const [, threadId = "", mac = ""] = pattern.exec(token) ?? [];
  if (threadId === "") return null;
  const expected = threadMac(invitationId, threadId);
  const given = Buffer.from(mac, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? threadId : null;
}
