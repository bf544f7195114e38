import type { NounQueries } from "../query-shape.ts";

export const doorQueries: NounQueries = {
  shapes: [
    {
      purpose: "what happened at the door since somebody looked, and how much there is",
      file: "functions/src/nouns/door/door-sync.ts",
      collectionGroup: "checkins",
      orderBy: [
        ["changedAt", "asc"],
        ["__name__", "asc"],
      ],
    },
    {
      purpose: "how much happened at the door",
      file: "functions/src/nouns/door/door-picture.ts",
      collectionGroup: "checkins",
    },
    {
      purpose: "whether a guest was changed since the list was packed",
      file: "functions/src/nouns/door/read-door-rows.ts",
      collectionGroup: "guests",
      orderBy: [["updatedAt", "asc"]],
    },
    {
      purpose: "what happened at the door about a guest",
      file: "functions/src/store/check-in-documents.ts",
      collectionGroup: "checkins",
      equal: ["guest"],
    },
    {
      purpose: "what happened at the door about guests who are gone",
      file: "functions/src/store/delete-all.ts",
      collectionGroup: "checkins",
      equal: ["guest"],
    },
  ],
  calls: {
    "functions/src/nouns/door/door-picture.ts": 1,
    "functions/src/nouns/door/door-sync.ts": 4,
    "functions/src/nouns/door/read-door-rows.ts": 2,
    "functions/src/store/check-in-documents.ts": 1,
  },
};
