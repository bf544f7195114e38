import type { NounQueries } from "../query-shape.ts";

export const spreadsheetQueries: NounQueries = {
  shapes: [
    {
      purpose: "guests of a spreadsheet, by their names",
      file: "functions/src/nouns/spreadsheet/guest-records.ts",
      collectionGroup: "guests",
      orderBy: [
        ["nameKey", "asc"],
        ["__name__", "asc"],
      ],
    },
    {
      purpose: "wishes of some guests, for a spreadsheet",
      file: "functions/src/nouns/spreadsheet/guest-records.ts",
      collectionGroup: "wishes",
      equal: ["guestId"],
    },
  ],
  calls: {
    "functions/src/nouns/spreadsheet/guest-records.ts": 3,
  },
};
