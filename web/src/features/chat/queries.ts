import { chatLimits } from "@janur/domain/limits/chat-limits";
import { queryOptions } from "@tanstack/react-query";
import { liveQuery } from "../../lib/query/live-query.ts";
import { callHost } from "../../lib/client/callables.ts";
import { chatKeys } from "../../lib/query/keys.ts";
import { watchReads } from "./data.ts";

export const chatQueries = {
  /** How far everybody in a chat has read, live. */
  reads: (chatId: string) => liveQuery(chatKeys.reads(chatId), watchReads(chatId)),
  /** What opens the pictures of a chat; asked for anew long before it ends. */
  pictureKey: (chatId: string) =>
    queryOptions({
      queryKey: chatKeys.pictures(chatId),
      queryFn: () => callHost("openChatPictures", { chatId }),
      staleTime: chatLimits.picture.linkMs / 2,
      refetchInterval: chatLimits.picture.linkMs / 2,
    }),
};
