import type { NounQueries } from "../query-shape.ts";

export const teamQueries: NounQueries = {
  shapes: [
    {
      purpose: "links into teams for one address",
      file: "functions/src/lifecycle/erasure/erase-team-links.ts",
      collectionGroup: "teamInvites",
      equal: ["email"],
      isGroup: true,
    },
    {
      purpose: "links into teams that an account made",
      file: "functions/src/lifecycle/erasure/erase-team-links.ts",
      collectionGroup: "teamInvites",
      equal: ["createdBy"],
      isGroup: true,
    },
    {
      purpose: "links into teams that an account joined by",
      file: "functions/src/lifecycle/erasure/erase-team-links.ts",
      collectionGroup: "teamSecrets",
      equal: ["usedBy"],
      isGroup: true,
    },
  ],
  calls: {
    "functions/src/lifecycle/erasure/erase-team-links.ts": 5,
  },
};
