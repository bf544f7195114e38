import { queryOptions } from "@tanstack/react-query";
import type { User } from "firebase/auth";
import { liveQuery } from "../../lib/live-query.ts";
import { watchReads } from "./data.ts";

export const chatQueries = {
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
