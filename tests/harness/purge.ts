import { limits } from "@janur/domain/limits";
import { invitationDocument } from "../../functions/src/store/access.ts";
import { purgeTrash } from "../../functions/src/lifecycle/removal/purge-invitations.ts";

/**
 * Purges a test's invitation that lies in the trash. Its time is moved and not
 * the clock, which would purge what other tests have only just put there.
 */
export async function purge(invitationId: string): Promise<void> {
  const trashedAt = new Date(Date.now() - limits.invitation.trashMs - 1_000);
  await invitationDocument(invitationId).update({ trashedAt });
  await purgeTrash(new Date());
}
