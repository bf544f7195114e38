import type { NounQueries } from "../query-shape.ts";

export const giftQueries: NounQueries = {
  shapes: [
    {
      purpose: "the book as it was never packed",
      file: "functions/src/store/gift-documents.ts",
      collectionGroup: "gifts",
    },
    {
      purpose: "how much is in the book",
      file: "functions/src/nouns/gift/save-gift.ts",
      collectionGroup: "gifts",
    },
    {
      purpose: "entries that were written or changed since",
      file: "functions/src/store/gift-documents.ts",
      collectionGroup: "gifts",
      orderBy: [["updatedAt", "asc"]],
    },
    {
      purpose: "entries with the number of one envelope",
      file: "functions/src/store/gift-documents.ts",
      collectionGroup: "gifts",
      equal: ["envelopeKey"],
    },
    {
      purpose: "what one guest gave",
      file: "functions/src/store/gift-documents.ts",
      collectionGroup: "gifts",
      equal: ["guest"],
    },
    {
      purpose: "how far the counting of all envelopes is",
      file: "functions/src/store/gift-documents.ts",
      collectionGroup: "giftCounts",
    },
    {
      purpose: "whose envelope the door gave which number",
      file: "functions/src/nouns/gift/door-envelopes.ts",
      collectionGroup: "checkins",
      equal: ["kind"],
    },
    {
      purpose: "what guests said in a stretch of time that they have sent",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "gifts",
      equal: ["state"],
      orderBy: [["createdAt", "asc"]],
    },
    {
      purpose: "entries of books in which an account is named",
      file: "functions/src/lifecycle/erasure/erase-gifts.ts",
      collectionGroup: "gifts",
      contains: "authors",
      isGroup: true,
    },
    {
      purpose: "envelopes that an account counted",
      file: "functions/src/lifecycle/erasure/erase-gifts.ts",
      collectionGroup: "giftCounts",
      contains: "uids",
      isGroup: true,
    },
  ],
  calls: {
    "functions/src/lifecycle/erasure/erase-gifts.ts": 4,
    "functions/src/nouns/gift/door-envelopes.ts": 1,
    "functions/src/nouns/gift/save-gift.ts": 1,
    "functions/src/store/gift-documents.ts": 4,
  },
};
