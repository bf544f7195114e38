import type { NounQueries } from "../query-shape.ts";

export const rsvpQueries: NounQueries = {
  shapes: [
    {
      purpose: "answers as they arrive",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      orderBy: [
        ["answer.answeredAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "answers of one kind",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      equal: ["answer.attendance"],
      orderBy: [
        ["answer.answeredAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "answers that say something to one ceremony",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      contains: "answer.replies",
      orderBy: [
        ["answer.answeredAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "answers of guests by a word of their names",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      contains: "nameParts",
      orderBy: [
        ["answer.answeredAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "answers of one kind by a word of the guests' names",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      equal: ["answer.attendance"],
      contains: "nameParts",
      orderBy: [
        ["answer.answeredAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "the inbox as it fills",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      equal: ["listing"],
      orderBy: [
        ["answer.answeredAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "the waitlist in its order",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      equal: ["seat.state"],
      orderBy: [
        ["seat.requestedAt", "asc"],
        ["__name__", "asc"],
      ],
    },
    {
      purpose: "listed guests of a similar name",
      file: "web/src/features/rsvp/data.ts",
      collectionGroup: "guests",
      equal: ["listing"],
      contains: "nameParts",
    },
    {
      purpose: "who came by one group's link",
      file: "functions/src/nouns/rsvp/answer-by-group.ts",
      collectionGroup: "guests",
      equal: ["groupId"],
    },
    {
      purpose: "places in a group that nobody has answered from",
      file: "functions/src/nouns/rsvp/answer-by-group.ts",
      collectionGroup: "guests",
      equal: ["groupId", "listing"],
    },
    {
      purpose: "whether a group's link takes more answers",
      file: "functions/src/nouns/rsvp/full-group.ts",
      collectionGroup: "guests",
      equal: ["groupId", "listing"],
    },
    {
      purpose: "how many are on a list to which strangers come",
      file: "functions/src/nouns/rsvp/takes-strangers.ts",
      collectionGroup: "guests",
    },
  ],
  calls: {
    "functions/src/nouns/rsvp/answer-by-group.ts": 3,
    "functions/src/nouns/rsvp/full-group.ts": 3,
    "functions/src/nouns/rsvp/takes-strangers.ts": 1,
    "web/src/features/rsvp/data.ts": 12,
  },
};
