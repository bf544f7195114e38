import { queryOptions } from "@tanstack/react-query";
import type { User } from "firebase/auth";
import { liveQuery } from "../../lib/live-query.ts";
import { watchConversations, watchReads, type ConversationSource } from "./data.ts";

export const chatQueries = {
  /** Conversations of one source, live, in no order. */
  of: (source: ConversationSource, uid: string) =>
    liveQuery(["chats", uid, source], watchConversations(source, uid)),
  /** How far everybody in a chat has read, live. */
  reads: (chatId: string) => liveQuery(["chats", "reads", chatId], watchReads(chatId)),
  /** Whether the account belongs to our staff, as its token says. */
  isStaff: (user: User) =>
    queryOptions({
      queryKey: ["chats", "staff", user.uid],
      queryFn: async () => (await user.getIdTokenResult()).claims["role"] === "admin",
      networkMode: "always",
      staleTime: Infinity,
    }),
};
