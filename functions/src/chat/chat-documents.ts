import { chatMessageSchema, chatSchema } from "@janur/domain/chat";
import { paths } from "@janur/domain/paths";
import { db, converter, documentOf } from "../firestore.ts";

export function chatDocument(chatId: string) {
  return documentOf(paths.chat(chatId), chatSchema);
}

export function chatMessages(chatId: string) {
  return db().collection(paths.chatMessages(chatId)).withConverter(converter(chatMessageSchema));
}
