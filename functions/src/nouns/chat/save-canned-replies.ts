import { invitationSchema } from "@janur/domain/invitation/invitation";
import { invitationDocument } from "../../store/access.ts";

/** Keeps answers ready for an invitation's guests, in place of those that were there. */
export async function saveCannedReplies({
  invitationId,
  replies,
}: {
  invitationId: string;
  replies: string[];
}): Promise<Record<string, never>> {
  const kept = invitationSchema.pick({ cannedReplies: true }).parse({ cannedReplies: replies });
  await invitationDocument(invitationId).update(kept);
  return {};
}
