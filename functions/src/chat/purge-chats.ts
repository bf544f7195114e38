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

/** Deletes what a guest and the family wrote to each other by her personal link. */
export async function forgetThread(invitationId: string, guestId: string): Promise<void> {
  await db().recursiveDelete(db().doc(paths.chat(guestChatId(invitationId, guestId))));
}
