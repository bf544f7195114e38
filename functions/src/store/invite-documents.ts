import { uidSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import { teamInviteSchema } from "@janur/domain/team/team-invite";
import * as z from "zod";
import { documentOf } from "../platform/google/firestore.ts";

/** `invitations/{id}/teamSecrets/{inviteId}`: what the link is compared with; stays after joining, so that a call sent twice is known again. */
export const teamSecretSchema = z.strictObject({
  /** SHA-256 of the link's secret, base64url. */
  hash: z.string(),
  /** Who joined by it. */
  usedBy: uidSchema.nullable(),
  expireAt: z.date(),
});

export function teamInviteDocument(invitationId: string, inviteId: string) {
  return documentOf(paths.teamInvite(invitationId, inviteId), teamInviteSchema);
}

export function teamSecretDocument(invitationId: string, inviteId: string) {
  return documentOf(paths.teamSecret(invitationId, inviteId), teamSecretSchema);
}
