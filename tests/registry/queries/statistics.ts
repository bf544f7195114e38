import type { NounQueries } from "../query-shape.ts";

export const statisticsQueries: NounQueries = {
  shapes: [
    {
      purpose: "listed guests who have not opened their links, and their seats",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing", "opened"],
      sum: "seats",
    },
    {
      purpose: "listed guests, and those without an answer, and their seats",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing", "answer"],
      sum: "seats",
    },
    {
      purpose: "listed guests who come, and their people",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing", "answer.attendance"],
      sum: "answer.people",
    },
    {
      purpose: "heads of one ceremony, over all invitations of a host",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      contains: "answer.replies",
      sum: "answer.people",
    },
    {
      purpose: "the next guest group by its name",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing"],
      orderBy: [["group", "asc"]],
    },
    {
      purpose: "guests of one group and their seats",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing", "group"],
      sum: "seats",
    },
    {
      purpose: "guests of one group without an answer, and their seats",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing", "group", "answer"],
      sum: "seats",
    },
    {
      purpose: "guests of one group who come, and their people",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "guests",
      equal: ["listing", "group", "answer.attendance"],
      sum: "answer.people",
    },
    {
      purpose: "the days of a period",
      file: "functions/src/store/count-guests.ts",
      collectionGroup: "days",
      orderBy: [["date", "asc"]],
    },
    {
      purpose: "guests who visited, opened first or answered on a day",
      file: "functions/src/store/count-day.ts",
      collectionGroup: "guests",
      orderBy: [["opened.lastAt", "desc"]],
    },
    {
      purpose: "whether a guest has changed since an invitation was counted",
      file: "functions/src/store/stored-statistics.ts",
      collectionGroup: "guests",
      orderBy: [["updatedAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/store/count-day.ts": 4,
    "functions/src/store/count-guests.ts": 18,
    "functions/src/store/stored-statistics.ts": 2,
  },
};
