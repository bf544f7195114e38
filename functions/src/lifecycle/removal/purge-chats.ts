import { guestChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { purgeMessageReports } from "./forget-message-reports.ts";
import { threadsOf } from "../../store/chat-documents.ts";
import { removePictures } from "../../nouns/chat/picture-files.ts";

const batchSize = 50;

/** Deletes every chat of an invitation. Stopped anywhere it can begin again: a chat goes after its messages. */
export async function purgeChats(invitationId: string): Promise<void> {
  const chats = db().collection(paths.chats()).where("invitationId", "==", invitationId).limit(batchSize);
  for (;;) {
    const { docs } = await chats.get();
    for (const { ref } of docs) await deleteChat(ref.id);
    if (docs.length < batchSize) return;
  }
}

/** Deletes what a guest and the family wrote to each other, by entries too that became one with theirs. The thread of a personal link is the guest's id. */
export async function deleteThread(invitationId: string, threadId: string): Promise<void> {
  const passedOn = await threadsOf(invitationId, threadId).get();
  const chatIds = new Set([guestChatId(invitationId, threadId), ...passedOn.docs.map(({ id }) => id)]);
  await Promise.all([...chatIds].map(deleteChat));
}

/** Deletes a chat with its messages, pictures and what was reported of it; safe to run again. Without a chat there is none of that. */
export async function deleteChat(chatId: string): Promise<void> {
  const chat = db().doc(paths.chat(chatId));
  if ((await chat.get()).exists) await Promise.all([removePictures(chatId), purgeMessageReports(chatId)]);
  await db().recursiveDelete(chat);
}
