import type { NounQueries } from "../query-shape.ts";

export const wishQueries: NounQueries = {
  shapes: [
    {
      purpose: "a page of the wall",
      file: "functions/src/nouns/wish/list-wishes.ts",
      collectionGroup: "wishes",
      equal: ["isHidden"],
      orderBy: [
        ["isPinned", "desc"],
        ["createdAt", "desc"],
        ["id", "desc"],
      ],
    },
    {
      purpose: "wishes on the wall, for the family",
      file: "web/src/features/wish/data.ts",
      collectionGroup: "wishes",
      equal: ["isHidden"],
      orderBy: [
        ["isPinned", "desc"],
        ["createdAt", "desc"],
        ["id", "desc"],
      ],
    },
    {
      purpose: "wishes that wait for the family",
      file: "web/src/features/wish/data.ts",
      collectionGroup: "wishes",
      equal: ["isHeld"],
      orderBy: [
        ["createdAt", "desc"],
        ["id", "desc"],
      ],
    },
    {
      purpose: "wishes that the family has hidden",
      file: "web/src/features/wish/data.ts",
      collectionGroup: "wishes",
      equal: ["isHidden", "isHeld"],
      orderBy: [
        ["createdAt", "desc"],
        ["id", "desc"],
      ],
    },
  ],
  calls: {
    "functions/src/nouns/wish/list-wishes.ts": 4,
    "web/src/features/wish/data.ts": 7,
  },
};
