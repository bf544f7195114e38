import { chatReadSchema, chatSchema, type Chat } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { collection, doc, limit, orderBy, query, where, type Query } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery, listenToSnapshot } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

/** A chat with what the reader has seen of it. */
export interface Conversation extends Chat {
  /** How many of its messages the reader has seen. */
  seen: number;
}

/** Chats that one query brings, as the rules want it. */
export type ConversationSource =
  | { of: "invitation"; invitationId: string; withGuests: boolean }
  /** The account's own chat with support. */
  | { of: "account" }
  /** Everybody's chats with support, for staff. */
  | { of: "support" };

const chatConverter = readConverter(chatSchema);
const readMarkConverter = readConverter(chatReadSchema);

function chatsOf(source: ConversationSource, uid: string, atMost: number): Query<Chat> {
  const chats = collection(firestore, paths.chats()).withConverter(chatConverter);
  switch (source.of) {
    case "account":
      return query(chats, where("kind", "==", "support"), where("uid", "==", uid), limit(1));
    case "support":
      return query(chats, where("kind", "==", "support"), orderBy("updatedAt", "desc"), limit(atMost));
    case "invitation": {
      const ofInvitation = query(chats, where("invitationId", "==", source.invitationId));
      return source.withGuests
        ? query(ofInvitation, orderBy("updatedAt", "desc"), limit(atMost))
        : query(ofInvitation, where("kind", "==", "team"), limit(1));
    }
  }
}

function readMark(chatId: string, uid: string) {
  return doc(firestore, paths.chatRead(chatId, uid)).withConverter(readMarkConverter);
}

/**
 * The latest conversations of one source, live, each with how far the reader has read.
 * @param atMost how many of them are read
 */
export function watchConversations(
  source: ConversationSource,
  uid: string,
  atMost: number,
): Subscribe<Conversation[]> {
  return (next, fail) => {
    let chats: readonly Chat[] | null = null;
    const marks = new Map<string, { seen: number | null; stop: () => void }>();
    const deliver = () => {
      const conversations = (chats ?? []).flatMap((chat) => {
        const seen = marks.get(chat.id)?.seen ?? null;
        return seen === null ? [] : [{ ...chat, seen }];
      });
      if (chats !== null && conversations.length === chats.length) next(conversations);
    };
    const stop = listenToQuery(chatsOf(source, uid, atMost))((found) => {
      chats = found;
      for (const { id } of found) {
        if (marks.has(id)) continue;
        const mark: { seen: number | null; stop: () => void } = { seen: null, stop: () => undefined };
        marks.set(id, mark);
        mark.stop = listenToSnapshot(
          readMark(id, uid),
          (snapshot) => {
            mark.seen = snapshot.data()?.messages ?? 0;
            deliver();
          },
          fail,
        );
      }
      deliver();
    }, fail);
    return () => {
      stop();
      for (const mark of marks.values()) mark.stop();
    };
  };
}
