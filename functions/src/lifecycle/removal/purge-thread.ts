import { limits } from "@janur/domain/limits";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { deleteThread } from "./purge-chats.ts";
import { threadOfCall, type ThreadCall } from "../../nouns/chat/thread-of-call.ts";

/**
 * Deletes the thread of a guest who asks for it, with what the family wrote in
 * it. Whoever has none is answered the same.
 * @throws AppError `link/invalid`, `page/locked`, `limit/too-many-requests`
 */
export async function purgeThread(
  input: ThreadCall,
  _caller: GuestCaller,
  now: Date,
): Promise<Record<string, never>> {
  const thread = await threadOfCall(input);
  if (thread === null) return {};
  await countAttempt(["own-data", input.invitationId, thread.id], limits.privacy.rate, now);
  await deleteThread(input.invitationId, thread.id);
  return {};
}
