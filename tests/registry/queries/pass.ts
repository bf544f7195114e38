import type { NounQueries } from "../query-shape.ts";

export const passQueries: NounQueries = {
  shapes: [
    {
      purpose: "links of an invitation's helpers",
      file: "web/src/features/pass/data.ts",
      collectionGroup: "passes",
      equal: ["invitationId"],
    },
    {
      purpose: "helpers' links that count against the limit, and old ones",
      file: "functions/src/nouns/pass/create-pass.ts",
      collectionGroup: "passes",
      equal: ["invitationId"],
    },
    {
      purpose: "helpers' links that go with their invitation",
      file: "functions/src/lifecycle/removal/purge-passes.ts",
      collectionGroup: "passes",
      equal: ["invitationId"],
    },
    {
      purpose: "greeting screens that pass a guest over who becomes one with another",
      file: "functions/src/store/pass-documents.ts",
      collectionGroup: "passes",
      contains: "screen.skipped",
    },
  ],
  calls: {
    "functions/src/store/pass-documents.ts": 1,
    "functions/src/nouns/pass/create-pass.ts": 1,
    "functions/src/lifecycle/removal/purge-passes.ts": 1,
    "web/src/features/pass/data.ts": 1,
  },
};
