import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { threadsOf } from "../../store/chat-documents.ts";

/** How much a guest wrote to the family, by entries too that became one with theirs. */
export async function countOwnMessages(invitationId: string, guestId: string): Promise<number> {
  const threads = await threadsOf(invitationId, guestId).get();
  const counts = await Promise.all(
    threads.docs.map(({ id }) =>
      db().collection(paths.chatMessages(id)).where("by", "==", "guest").count().get(),
    ),
  );
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}
