import { invitationSchema } from "@janur/domain/invitation";
import { invitationDocument, requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";

/** Keeps answers ready for an invitation's guests, in place of those that were there. */
export async function saveCannedReplies(
  { invitationId, replies }: { invitationId: string; replies: string[] },
  caller: AccountCaller,
): Promise<Record<string, never>> {
  await requireCapability(invitationId, caller.uid, "answerQuestions");
  const kept = invitationSchema.pick({ cannedReplies: true }).parse({ cannedReplies: replies });
  await invitationDocument(invitationId).update(kept);
  return {};
}
