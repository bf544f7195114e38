import { chatLimits } from "@janur/domain/chat-limits";
import { liveQuery } from "../../lib/live-query.ts";
import { watchConversations, type ConversationSource } from "./conversation-data.ts";

export const conversationQueries = {
  /** Conversations of one source, live, in no order. */
  of: (source: ConversationSource, uid: string) =>
    liveQuery(["chats", uid, source], watchConversations(source, uid, chatLimits.list)),
  /** The few latest ones, for the count of what is unread. */
  latest: (source: ConversationSource, uid: string) =>
    liveQuery(
      ["chats", "latest", uid, source],
      watchConversations(source, uid, chatLimits.counted.conversations),
    ),
};
