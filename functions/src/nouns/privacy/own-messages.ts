import { guestChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";

/** What the guest of a personal link wrote to the family. */
export function ownMessages(invitationId: string, guestId: string): Query {
  return db()
    .collection(paths.chatMessages(guestChatId(invitationId, guestId)))
    .where("by", "==", "guest");
}
