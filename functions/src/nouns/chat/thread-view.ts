import {
  areThreadsOpen,
  guestChatId,
  isPassedOn,
  publicChatMessage,
  type Chat,
  type ThreadView,
} from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { invitationDocument } from "../../store/access.ts";
import { chatDocument, chatMessages } from "../../store/chat-documents.ts";
import { makePictureKey } from "./picture-key.ts";

/**
 * A guest's thread as the guest and helpers see it, empty before its first
 * message. Asks for nobody's right: that is the caller's.
 * @param known how many messages the caller has seen; with so many nothing more is read
 */
export async function threadView(asked: AskedThread, now: Date): Promise<ThreadView> {
  return (await threadAndSeen(asked, now)).view;
}

interface AskedThread {
  invitationId: string;
  threadId: string;
  known: number;
}

/** The same, and how many of its messages the guest is known to have seen. */
export async function threadAndSeen(
  { invitationId, threadId, known }: AskedThread,
  now: Date,
): Promise<{ view: ThreadView; guestSeen: number }> {
  const chatId = guestChatId(invitationId, threadId);
  const [head, chat] = await Promise.all([
    invitationDocument(invitationId).get(),
    chatDocument(chatId).get(),
  ]);
  const thread = chat.data();
  const invitation = head.data();
  const isOpen = invitation !== undefined && areThreadsOpen(invitation, now) && takesMessages(thread);
  const { messages = 0, guestSeen = 0 } = thread ?? {};
  if (messages === known) return { view: { isOpen, messages, latest: null }, guestSeen };
  const { docs } = await chatMessages(chatId).orderBy("createdAt", "desc").limit(chatLimits.page).get();
  const key = makePictureKey(chatId, now);
  const latest = docs.map((document) => publicChatMessage(document.data(), chatId, key));
  return { view: { isOpen, messages, latest: latest.reverse() }, guestSeen };
}

/** Whether the family still talks with a guest, whose thread may not have begun. */
export function takesMessages(thread: Chat | undefined): boolean {
  return (
    thread === undefined || (!thread.isBlocked && !isPassedOn(thread) && thread.messages < chatLimits.thread)
  );
}
