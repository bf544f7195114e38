import { mergedReplies } from "@janur/domain/chat/canned-replies";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";

/**
 * Keeps answers ready for an invitation's guests, in place of those that were there.
 * @param input.seen those that they were written over, where whoever wrote says so: what others changed meanwhile stays
 */
export async function saveCannedReplies(
  { invitationId, replies, seen }: { invitationId: string; replies: string[]; seen?: string[] | undefined },
  caller: TeamCaller,
): Promise<Record<string, never>> {
  await withInvitation(invitationId, caller, (invitation, transaction) => {
    const stored = invitation.cannedReplies ?? seen ?? [];
    const cannedReplies = seen === undefined ? replies : mergedReplies(replies, seen, stored);
    transaction.update(invitationDocument(invitationId), { cannedReplies });
  });
  return {};
}
