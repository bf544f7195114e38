import { chatLimits } from "@janur/domain/limits/chat-limits";
import { liveQuery } from "../../lib/query/live-query.ts";
import { chatKeys } from "../../lib/query/keys.ts";
import { watchConversations, type ConversationSource } from "./conversation-data.ts";

export const conversationQueries = {
  /** Conversations of one source, live, in no order. */
  of: (source: ConversationSource, uid: string) =>
    liveQuery(chatKeys.conversations(uid, source), watchConversations(source, uid, chatLimits.list)),
  /** The few latest ones, for the count of what is unread. */
  latest: (source: ConversationSource, uid: string) =>
    liveQuery(
      chatKeys.latest(uid, source),
      watchConversations(source, uid, chatLimits.counted.conversations),
    ),
};
