import type { NounQueries } from "../query-shape.ts";

export const guestQueries: NounQueries = {
  shapes: [
    {
      purpose: "guests that were changed since the index was packed, newest first",
      file: "web/src/features/guest/live-rows-data.ts",
      collectionGroup: "guests",
      orderBy: [["updatedAt", "desc"]],
    },
    {
      purpose: "parts of the packed index",
      file: "web/src/features/guest/live-rows-data.ts",
      collectionGroup: "guestIndex",
    },
    {
      purpose: "contacts of some guests, by id",
      file: "web/src/features/guest/data.ts",
      collectionGroup: "contacts",
      equal: ["__name__"],
    },
    {
      purpose: "how many guests there are",
      file: "functions/src/guest/require-room.ts",
      collectionGroup: "guests",
    },
    {
      purpose: "listed guests and their seats",
      file: "functions/src/guest/figures.ts",
      collectionGroup: "guests",
      equal: ["listing"],
      sum: "seats",
    },
    {
      purpose: "guests who answered one way, and their people",
      file: "functions/src/guest/figures.ts",
      collectionGroup: "guests",
      equal: ["answer.attendance"],
      sum: "answer.people",
    },
    {
      purpose: "listed guests without an answer, and their seats",
      file: "functions/src/guest/figures.ts",
      collectionGroup: "guests",
      equal: ["listing", "answer"],
      sum: "seats",
    },
    {
      purpose: "the inbox and its people",
      file: "functions/src/guest/figures.ts",
      collectionGroup: "guests",
      equal: ["listing"],
      sum: "answer.people",
    },
    {
      purpose: "answers that wait for seats, and their people",
      file: "functions/src/guest/figures.ts",
      collectionGroup: "guests",
      equal: ["seat.state"],
      sum: "answer.people",
    },
    {
      purpose: "how many wishes wait for the family",
      file: "functions/src/guest/figures.ts",
      collectionGroup: "wishes",
      equal: ["isHeld"],
    },
    {
      purpose: "answers that say so to one ceremony, and their people",
      file: "functions/src/guest/head-counts.ts",
      collectionGroup: "guests",
      contains: "answer.replies",
      sum: "answer.people",
    },
    {
      purpose: "answers by one group's link, and their people",
      file: "functions/src/guest/head-counts.ts",
      collectionGroup: "guests",
      equal: ["groupId", "listing"],
      sum: "answer.people",
    },
    {
      purpose: "guests with seats, and the heads that are held for them",
      file: "functions/src/guest/head-counts.ts",
      collectionGroup: "guests",
      sum: "seat.held",
    },
    {
      purpose: "listed and other guests to copy, by id",
      file: "functions/src/guest/copy-guests.ts",
      collectionGroup: "guests",
      orderBy: [["__name__", "asc"]],
    },
    {
      purpose: "guests that were changed since the index was packed",
      file: "functions/src/guest/packed-index/pack-guests.ts",
      collectionGroup: "guests",
      orderBy: [
        ["updatedAt", "asc"],
        ["__name__", "asc"],
      ],
    },
  ],
  calls: {
    "functions/src/guest/copy-guests.ts": 1,
    "functions/src/guest/figures.ts": 8,
    "functions/src/guest/head-counts.ts": 5,
    "functions/src/guest/packed-index/pack-guests.ts": 3,
    "functions/src/guest/require-room.ts": 1,
    "web/src/features/guest/data.ts": 1,
    "web/src/features/guest/live-rows-data.ts": 2,
  },
};
