import type { NounQueries } from "../query-shape.ts";

export const helperListQueries: NounQueries = {
  shapes: [
    {
      purpose: "whom the holder of a pass wrote down",
      file: "functions/src/nouns/helper-list/list-page.ts",
      collectionGroup: "proposedGuests",
      equal: ["passId"],
    },
    {
      purpose: "guests of some numbers",
      file: "functions/src/nouns/helper-list/find-proposal-doubles.ts",
      collectionGroup: "contacts",
      equal: ["phone"],
    },
    {
      purpose: "guests who share a word of their names",
      file: "functions/src/nouns/helper-list/find-proposal-doubles.ts",
      collectionGroup: "guests",
      contains: "nameParts",
    },
    {
      purpose: "others who wait, of some numbers",
      file: "functions/src/nouns/helper-list/find-proposal-doubles.ts",
      collectionGroup: "proposedGuests",
      equal: ["phone"],
    },
    {
      purpose: "others who wait, of some names",
      file: "functions/src/nouns/helper-list/find-proposal-doubles.ts",
      collectionGroup: "proposedGuests",
      equal: ["doubleKey"],
    },
    {
      purpose: "those who wait for the family's word, oldest first",
      file: "functions/src/nouns/helper-list/list-proposed-guests.ts",
      collectionGroup: "proposedGuests",
      equal: ["state"],
      orderBy: [["createdAt", "asc"]],
    },
    {
      purpose: "what helpers wrote about guests who are gone",
      file: "functions/src/store/delete-all.ts",
      collectionGroup: "proposedGuests",
      equal: ["guestId"],
    },
    {
      purpose: "what helpers wrote about a guest who becomes one with another",
      file: "functions/src/store/proposal-documents.ts",
      collectionGroup: "proposedGuests",
      equal: ["guestId"],
    },
    {
      purpose: "whom the holder of a pass that is forgotten wrote down",
      file: "functions/src/store/purge-proposals.ts",
      collectionGroup: "proposedGuests",
      equal: ["passId"],
    },
    {
      purpose: "numbers that are forgotten",
      file: "functions/src/store/purge-proposals.ts",
      collectionGroup: "proposedGuests",
      orderBy: [["phone", "asc"]],
    },
  ],
  calls: {
    "functions/src/nouns/helper-list/list-page.ts": 1,
    "functions/src/nouns/helper-list/find-proposal-doubles.ts": 4,
    "functions/src/store/purge-proposals.ts": 3,
    "functions/src/nouns/helper-list/list-proposed-guests.ts": 3,
    "functions/src/store/delete-all.ts": 1,
    "functions/src/store/proposal-documents.ts": 1,
  },
};
