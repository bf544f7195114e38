import type { NounQueries } from "../query-shape.ts";

export const jobQueries: NounQueries = {
  shapes: [
    {
      purpose: "jobs that somebody must look at",
      file: "functions/src/job/look-after-due.ts",
      collectionGroup: "jobs",
      orderBy: [["dueAt", "asc"]],
    },
    {
      purpose: "deliveries that somebody must look at",
      file: "functions/src/job/look-after-due.ts",
      collectionGroup: "deliveries",
      orderBy: [["dueAt", "asc"]],
    },
    {
      purpose: "mails that somebody must look at",
      file: "functions/src/job/look-after-due.ts",
      collectionGroup: "mail",
      orderBy: [["dueAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/job/look-after-due.ts": 2,
  },
};
