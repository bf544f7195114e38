import { chatMessageSchema, chatReadSchema, chatSchema } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { db, converter, documentOf } from "../platform/google/firestore.ts";

export function chatDocument(chatId: string) {
  return documentOf(paths.chat(chatId), chatSchema);
}

export function chatMessages(chatId: string) {
  return db().collection(paths.chatMessages(chatId)).withConverter(converter(chatMessageSchema));
}

export function chatReadDocument(chatId: string, uid: string) {
  return documentOf(paths.chatRead(chatId, uid), chatReadSchema);
}

/** The conversations of a guest: by their own link, and those of entries that became one with theirs. */
export function threadsOf(invitationId: string, guestId: string): Query {
  return db()
    .collection(paths.chats())
    .where("invitationId", "==", invitationId)
    .where("guestId", "==", guestId);
}
