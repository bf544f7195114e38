import { guestChatId } from "@janur/domain/chat";
import { paths } from "@janur/domain/paths";
import { db } from "../firestore.ts";

const batchSize = 50;

/** Deletes every chat of an invitation. Stopped anywhere it can begin again: a chat goes after its messages. */
export async function purgeChats(invitationId: string): Promise<void> {
  const chats = db().collection(paths.chats()).where("invitationId", "==", invitationId).limit(batchSize);
  for (;;) {
    const { docs } = await chats.get();
    for (const { ref } of docs) await db().recursiveDelete(ref);
    if (docs.length < batchSize) return;
  }
}

/** Deletes what a guest and the family wrote to each other. The thread of a personal link is the guest's id. */
export async function deleteThread(invitationId: string, threadId: string): Promise<void> {
  await db().recursiveDelete(db().doc(paths.chat(guestChatId(invitationId, threadId))));
}
