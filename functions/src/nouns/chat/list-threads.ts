import { chatPlace, chatSchema, type Chat } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../../platform/google/firestore.ts";
import { readable } from "../../platform/log/readable.ts";

/** A guest's thread in a list. */
export interface ThreadSummary {
  threadId: string;
  name: string;
  messages: number;
  last: Chat["last"];
  updatedAt: Date;
  /** The last word is the guest's. */
  isWaiting: boolean;
}

/**
 * The latest threads of an invitation's guests, without those that the family
 * has blocked. Asks for nobody's right: that is the caller's.
 */
export async function listThreads(invitationId: string): Promise<ThreadSummary[]> {
  const { docs } = await db()
    .collection(paths.chats())
    .withConverter(converter(chatSchema))
    .where("invitationId", "==", invitationId)
    .where("kind", "==", "guest")
    .orderBy("updatedAt", "desc")
    .limit(chatLimits.list)
    .get();
  return readable(docs).flatMap((data) => {
    const { id, name, messages, last, updatedAt, isBlocked } = data;
    const place = chatPlace(id);
    if (place?.kind !== "guest" || isBlocked) return [];
    return [{ threadId: place.threadId, name, messages, last, updatedAt, isWaiting: last.by === "guest" }];
  });
}
