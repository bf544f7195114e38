import type { NounQueries } from "../query-shape.ts";

export const abuseReportQueries: NounQueries = {
  shapes: [
    {
      purpose: "suspensions that an account of the staff asked for",
      file: "functions/src/lifecycle/erasure/erase-requests.ts",
      collectionGroup: "reports",
      equal: ["request.by"],
    },
    {
      purpose: "messages that an account reported",
      file: "functions/src/lifecycle/erasure/erase-requests.ts",
      collectionGroup: "reports",
      equal: ["by"],
    },
    {
      purpose: "messages of an account that were reported",
      file: "functions/src/lifecycle/erasure/erase-requests.ts",
      collectionGroup: "reports",
      equal: ["message.uid"],
    },
    {
      purpose: "reports of one chat",
      file: "functions/src/lifecycle/removal/forget-message-reports.ts",
      collectionGroup: "reports",
      equal: ["chatId"],
    },
    {
      purpose: "reports of one invitation",
      file: "functions/src/lifecycle/removal/purge-reporters.ts",
      collectionGroup: "reports",
      equal: ["invitationId"],
    },
    {
      purpose: "reports that somebody must look at, or that are done, the newest first",
      file: "functions/src/nouns/abuse-report/list-reports.ts",
      collectionGroup: "reports",
      // Asked with `in`, which the same index serves.
      equal: ["status"],
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
  ],
  calls: {
    "functions/src/lifecycle/erasure/erase-requests.ts": 3,
    "functions/src/lifecycle/removal/forget-message-reports.ts": 1,
    "functions/src/lifecycle/removal/purge-reporters.ts": 1,
    "functions/src/nouns/abuse-report/list-reports.ts": 3,
  },
};
