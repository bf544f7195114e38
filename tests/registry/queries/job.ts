import type { NounQueries } from "../query-shape.ts";

export const jobQueries: NounQueries = {
  shapes: [
    {
      purpose: "guests one behind the other, for a migration",
      file: "functions/src/lifecycle/migration/run-migration.ts",
      collectionGroup: "guests",
      isGroup: true,
    },
    {
      purpose: "jobs that somebody must look at",
      file: "functions/src/platform/sweep/look-after-due.ts",
      collectionGroup: "jobs",
      orderBy: [["dueAt", "asc"]],
    },
    {
      purpose: "deliveries that somebody must look at",
      file: "functions/src/platform/sweep/look-after-due.ts",
      collectionGroup: "deliveries",
      orderBy: [["dueAt", "asc"]],
    },
    {
      purpose: "how many mails are left that go tonight",
      file: "functions/src/lifecycle/removal/purge-pages.ts",
      collectionGroup: "mail",
      orderBy: [["createdAt", "asc"]],
    },
    {
      purpose: "how many jobs are left that somebody must look at",
      file: "functions/src/platform/sweep/sweep-due.ts",
      collectionGroup: "jobs",
      orderBy: [["dueAt", "asc"]],
    },
    {
      purpose: "mails that somebody must look at",
      file: "functions/src/platform/sweep/look-after-due.ts",
      collectionGroup: "mail",
      orderBy: [["dueAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/lifecycle/migration/run-migration.ts": 2,
    "functions/src/platform/sweep/look-after-due.ts": 2,
    // Count what is left of queries that stand elsewhere.
    "functions/src/lifecycle/removal/purge-pages.ts": 1,
    "functions/src/platform/sweep/sweep-due.ts": 1,
  },
};
