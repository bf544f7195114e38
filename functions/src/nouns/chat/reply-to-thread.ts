import { areThreadsOpen, guestChatId, type LastMessage, type ThreadView } from "@janur/domain/chat/chat";
import { AppError } from "@janur/domain/errors";
import { invitationDocument } from "../../store/access.ts";
import { appendMessage } from "./append-message.ts";
import { chatDocument } from "../../store/chat-documents.ts";
import { takesMessages, threadView } from "./thread-view.ts";

/**
 * Answers a guest in the name of somebody who is no account, such as a helper
 * with a pass. Asks for nobody's right: that is the caller's. The same `id` is
 * the same message.
 * @throws AppError `chat/not-found`, `chat/closed`
 */
export async function replyToThread(
  { invitationId, threadId, message }: { invitationId: string; threadId: string; message: LastMessage },
  now: Date,
): Promise<ThreadView> {
  const chatId = guestChatId(invitationId, threadId);
  const [head, chat] = await Promise.all([
    invitationDocument(invitationId).get(),
    chatDocument(chatId).get(),
  ]);
  const thread = chat.data();
  const invitation = head.data();
  if (thread === undefined || invitation === undefined) throw new AppError("chat/not-found");
  if (!areThreadsOpen(invitation, now) || !takesMessages(thread)) throw new AppError("chat/closed");
  const { id, kind, uid, name, guestId } = thread;
  await appendMessage({ id, kind, invitationId, uid, name, guestId }, message);
  return threadView({ invitationId, threadId, known: 0 }, now);
}
