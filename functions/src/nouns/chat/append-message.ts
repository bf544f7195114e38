import { lastMessageOf, type Chat, type ChatMessage } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { untilFirst } from "../../platform/google/until-first.ts";

/** What a chat is from its first message on. */
export type ChatFrame = Pick<Chat, "id" | "kind" | "invitationId" | "uid" | "name" | "guestId">;

/**
 * Puts a message into a chat, which begins with it if it is the first. Times
 * are those of the commit, as for messages that browsers write themselves, so
 * that there is one order. A message that is there already stays as it is.
 * @param prepare reads and decides before the message is written, and adds to its commit; it may refuse
 */
export async function appendMessage(
  frame: ChatFrame,
  message: Omit<ChatMessage, "createdAt">,
  prepare?: () => Promise<(batch: WriteBatch) => void>,
): Promise<void> {
  const chat = db().doc(paths.chat(frame.id));
  const reference = db().doc(paths.chatMessage(frame.id, message.id));
  const isGuests = message.by === "guest";
  const latest = { last: lastMessageOf(message), updatedAt: FieldValue.serverTimestamp(), isTold: false };
  await untilFirst(async () => {
    const [there, known] = await Promise.all([reference.get(), chat.get()]);
    if (there.exists) return;
    const add = await prepare?.();
    const batch = db().batch();
    add?.(batch);
    batch.create(reference, { ...message, createdAt: FieldValue.serverTimestamp() });
    if (known.exists) {
      batch.update(chat, {
        ...latest,
        name: frame.name,
        messages: FieldValue.increment(1),
        guestSeen: FieldValue.increment(isGuests ? 1 : 0),
      });
    } else {
      batch.create(chat, {
        ...frame,
        ...latest,
        messages: 1,
        isBlocked: false,
        guestSeen: isGuests ? 1 : 0,
      });
    }
    await batch.commit();
  });
}
