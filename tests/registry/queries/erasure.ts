import type { NounQueries } from "../query-shape.ts";

export const erasureQueries: NounQueries = {
  shapes: [
    {
      purpose: "invitations of an account that goes, with a choice for each",
      file: "functions/src/lifecycle/erasure/delete-my-account.ts",
      collectionGroup: "invitations",
      contains: "members",
    },
  ],
  calls: {
    "functions/src/lifecycle/erasure/delete-my-account.ts": 1,
  },
};
