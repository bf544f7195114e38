import { isLinkMac, linkMac } from "../../platform/secrets/link-mac.ts";

/** What the mac is over; the purpose keeps threads apart from guests' links. */
const signedText = (invitationId: string, threadId: string) => `thread\n${invitationId}\n${threadId}`;

/** What leads somebody without a personal link back to their thread: `<thread>.<mac>`. */
export function makeThreadToken(invitationId: string, threadId: string): string {
  return `${threadId}.${linkMac(signedText(invitationId, threadId))}`;
}

const pattern = /^([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{22})$/;

/** The thread of a genuine token, or null. Costs no read, so forging is free for us. */
export function verifyThreadToken(invitationId: string, token: string): string | null {
  const [, threadId = "", mac = ""] = pattern.exec(token) ?? [];
  if (threadId === "") return null;
  return isLinkMac(signedText(invitationId, threadId), mac) ? threadId : null;
}
