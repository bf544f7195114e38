import type { NounQueries } from "../query-shape.ts";

export const chatQueries: NounQueries = {
  shapes: [
    {
      purpose: "messages that an account wrote",
      file: "functions/src/lifecycle/erasure/erase-chats.ts",
      collectionGroup: "messages",
      equal: ["uid"],
      isGroup: true,
    },
    {
      purpose: "chats in which an account had the last word",
      file: "functions/src/lifecycle/erasure/erase-chats.ts",
      collectionGroup: "chats",
      equal: ["last.uid"],
    },
    {
      purpose: "marks of how far an account has read",
      file: "functions/src/lifecycle/erasure/erase-chats.ts",
      collectionGroup: "reads",
      equal: ["uid"],
      isGroup: true,
    },
    {
      purpose: "the latest threads of an invitation's guests",
      file: "functions/src/nouns/chat/list-threads.ts",
      collectionGroup: "chats",
      equal: ["invitationId", "kind"],
      orderBy: [["updatedAt", "desc"]],
    },
    {
      purpose: "conversations of an invitation, the latest first",
      file: "web/src/features/chat/conversation-data.ts",
      collectionGroup: "chats",
      equal: ["invitationId"],
      orderBy: [["updatedAt", "desc"]],
    },
    {
      purpose: "the chat of a team",
      file: "web/src/features/chat/conversation-data.ts",
      collectionGroup: "chats",
      equal: ["invitationId", "kind"],
    },
    {
      purpose: "an account's chat with support",
      file: "web/src/features/chat/conversation-data.ts",
      collectionGroup: "chats",
      equal: ["kind", "uid"],
    },
    {
      purpose: "chats with support, the latest first, for staff",
      file: "web/src/features/chat/conversation-data.ts",
      collectionGroup: "chats",
      equal: ["kind"],
      orderBy: [["updatedAt", "desc"]],
    },
    {
      purpose: "messages of a chat, the latest first",
      file: "web/src/features/chat/message-data.ts",
      collectionGroup: "messages",
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "conversations that were not told of",
      file: "functions/src/nouns/chat/notify-unread.ts",
      collectionGroup: "chats",
      equal: ["isTold"],
      orderBy: [["updatedAt", "asc"]],
    },
    {
      purpose: "the latest messages of a thread",
      file: "functions/src/nouns/chat/thread-view.ts",
      collectionGroup: "messages",
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "the threads of a guest, and of entries that became one with theirs",
      file: "functions/src/store/chat-documents.ts",
      collectionGroup: "chats",
      equal: ["guestId", "invitationId"],
    },
    {
      purpose: "chats that go with their invitation",
      file: "functions/src/lifecycle/removal/purge-chats.ts",
      collectionGroup: "chats",
    },
  ],
  calls: {
    "functions/src/lifecycle/erasure/erase-chats.ts": 5,
    "functions/src/nouns/chat/list-threads.ts": 3,
    "functions/src/lifecycle/removal/purge-chats.ts": 1,
    "functions/src/nouns/chat/notify-unread.ts": 3,
    "functions/src/nouns/chat/thread-view.ts": 1,
    "functions/src/store/chat-documents.ts": 2,
    "web/src/features/chat/conversation-data.ts": 7,
    "web/src/features/chat/message-data.ts": 2,
  },
};
