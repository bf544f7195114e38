import { isLinkMac, linkMac } from "./link-mac.ts";

const signedText = (invitationId: string, revision: number) =>
  `album-table\n${invitationId}\n${String(revision)}`;

/** What the QR on the tables says; can be made again at any time, and is worthless once the revision is raised. */
export function makeTableToken(invitationId: string, revision: number): string {
  return linkMac(signedText(invitationId, revision));
}

/** Costs no read, so forging is free for us. */
export function isTableToken(invitationId: string, revision: number, token: string): boolean {
  return isLinkMac(signedText(invitationId, revision), token);
}
