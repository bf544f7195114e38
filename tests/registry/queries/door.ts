import type { NounQueries } from "../query-shape.ts";

export const doorQueries: NounQueries = {
  shapes: [
    {
      purpose: "what happened at the door since somebody looked, and how much there is",
      file: "functions/src/store/door/check-in-documents.ts",
      collectionGroup: "checkins",
      orderBy: [
        ["changedAt", "asc"],
        ["__name__", "asc"],
      ],
    },
    {
      purpose: "how much happened at the door",
      file: "functions/src/nouns/door/read-door.ts",
      collectionGroup: "checkins",
    },
    {
      purpose: "what a device or a screen waits for",
      file: "functions/src/store/door/wait-for-check-ins.ts",
      collectionGroup: "checkins",
      orderBy: [["changedAt", "desc"]],
    },
    {
      purpose: "whether a guest was changed since the list was packed",
      file: "functions/src/nouns/door/read-door-rows.ts",
      collectionGroup: "guests",
      orderBy: [["updatedAt", "asc"]],
    },
    {
      purpose: "what happened at the door about a guest",
      file: "functions/src/store/door/check-in-documents.ts",
      collectionGroup: "checkins",
      equal: ["guest"],
    },
    {
      purpose: "what happened at the door about somebody who is on no list",
      file: "functions/src/store/door/check-in-documents.ts",
      collectionGroup: "checkins",
      equal: ["walkIn.id"],
    },
    {
      purpose: "what happened at the door about guests who are gone",
      file: "functions/src/store/delete-all.ts",
      collectionGroup: "checkins",
      equal: ["guest"],
    },
    {
      purpose: "what ushers noted of people, when it is forgotten",
      file: "functions/src/store/door/check-in-documents.ts",
      collectionGroup: "checkins",
      equal: ["kind"],
    },
    {
      purpose: "whether a door has room for more",
      file: "functions/src/store/door/check-in-documents.ts",
      collectionGroup: "checkins",
    },
    {
      purpose: "what an account wrote down at doors",
      file: "functions/src/lifecycle/erasure/erase-authorship.ts",
      collectionGroup: "checkins",
      equal: ["uid"],
      isGroup: true,
    },
    {
      purpose: "how many devices are remembered at a door",
      file: "functions/src/nouns/door/keep-device.ts",
      collectionGroup: "doorDevices",
    },
    {
      purpose: "the device that was seen longest ago",
      file: "functions/src/nouns/door/keep-device.ts",
      collectionGroup: "doorDevices",
      orderBy: [["seenAt", "asc"]],
    },
    {
      purpose: "devices whose link is no good any more",
      file: "functions/src/store/delete-all.ts",
      collectionGroup: "doorDevices",
      equal: ["passId"],
    },
  ],
  calls: {
    "functions/src/nouns/door/keep-device.ts": 2,
    "functions/src/nouns/door/read-door-rows.ts": 2,
    "functions/src/nouns/door/read-door.ts": 1,
    "functions/src/store/door/check-in-documents.ts": 7,
    "functions/src/store/door/wait-for-check-ins.ts": 2,
  },
};
