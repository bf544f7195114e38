import type { NounQueries } from "../query-shape.ts";

export const sendingQueries: NounQueries = {
  shapes: [
    {
      purpose: "a helper's own guests",
      file: "functions/src/nouns/sending/helper-guests.ts",
      collectionGroup: "guests",
      equal: ["sender.id"],
    },
    {
      purpose: "the guests whom a member sends to",
      file: "functions/src/nouns/guest/sent-guest-ids.ts",
      collectionGroup: "guests",
      equal: ["sender.id"],
    },
    {
      purpose: "guests whose sender goes",
      file: "functions/src/store/take-sender-off.ts",
      collectionGroup: "guests",
      equal: ["sender.id"],
      isGroup: true,
    },
  ],
  calls: {
    "functions/src/store/take-sender-off.ts": 1,
    "functions/src/nouns/sending/helper-guests.ts": 1,
    "functions/src/nouns/guest/sent-guest-ids.ts": 1,
  },
};
