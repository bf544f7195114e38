import type { NounQueries } from "../query-shape.ts";

export const sendingQueries: NounQueries = {
  shapes: [
    {
      purpose: "a helper's own guests",
      file: "functions/src/nouns/sending/helper-guests.ts",
      collectionGroup: "guests",
      equal: ["sender.id"],
    },
  ],
  calls: { "functions/src/nouns/sending/helper-guests.ts": 1 },
};
