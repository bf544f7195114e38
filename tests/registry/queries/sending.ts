import type { NounQueries } from "../query-shape.ts";

export const sendingQueries: NounQueries = {
  shapes: [
    {
      purpose: "how many guests a helper sends to",
      file: "functions/src/sending/helper-guests.ts",
      collectionGroup: "guests",
      equal: ["sender.id"],
    },
    {
      purpose: "how many of a helper's guests wait",
      file: "functions/src/sending/helper-guests.ts",
      collectionGroup: "guests",
      equal: ["sender.id", "sending.state"],
    },
    {
      purpose: "a helper's guests who wait, by name",
      file: "functions/src/sending/helper-guests.ts",
      collectionGroup: "guests",
      equal: ["sender.id", "sending.state"],
      orderBy: [["nameKey", "asc"]],
    },
  ],
  calls: { "functions/src/sending/helper-guests.ts": 5 },
};
