import type { NounQueries } from "../query-shape.ts";

export const seatQueries: NounQueries = {
  shapes: [
    {
      purpose: "who is next in the line for seats",
      file: "functions/src/nouns/seat/allocate-seats.ts",
      collectionGroup: "guests",
      equal: ["seat.state"],
      orderBy: [["seat.requestedAt", "asc"]],
    },
    {
      purpose: "how many stand before a guest in the line for seats",
      file: "functions/src/nouns/seat/parties-ahead.ts",
      collectionGroup: "guests",
      equal: ["seat.state"],
      orderBy: [["seat.requestedAt", "asc"]],
    },
    {
      purpose: "coming guests of the time before seats were counted",
      file: "functions/src/nouns/seat/allocate-seats.ts",
      collectionGroup: "guests",
      equal: ["answer.attendance", "seat"],
    },
    {
      purpose: "heads that are held",
      file: "functions/src/nouns/seat/allocate-seats.ts",
      collectionGroup: "guests",
      sum: "seat.held",
    },
    {
      purpose: "guests whose seats nobody gave out",
      file: "functions/src/nouns/seat/sweep-seats.ts",
      collectionGroup: "guests",
      equal: ["seat.state"],
      orderBy: [["seat.requestedAt", "asc"]],
      isGroup: true,
    },
  ],
  calls: {
    "functions/src/nouns/seat/allocate-seats.ts": 5,
    "functions/src/nouns/seat/parties-ahead.ts": 3,
    "functions/src/nouns/seat/sweep-seats.ts": 4,
  },
};
