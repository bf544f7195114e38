import type { NounQueries } from "../query-shape.ts";

export const privacyQueries: NounQueries = {
  shapes: [
    {
      purpose: "invitations whose guests' contacts may be forgotten",
      file: "functions/src/privacy/forget-contacts.ts",
      collectionGroup: "invitations",
      orderBy: [["contactsUntil", "asc"]],
    },
    {
      purpose: "contacts that go next",
      file: "functions/src/privacy/forget-contacts.ts",
      collectionGroup: "contacts",
    },
    {
      purpose: "how many wishes one guest has sent",
      file: "functions/src/privacy/my-data.ts",
      collectionGroup: "wishes",
      equal: ["guestId"],
    },
    {
      purpose: "the wishes of one guest",
      file: "functions/src/privacy/own-wishes.ts",
      collectionGroup: "wishes",
      equal: ["guestId"],
    },
  ],
  calls: {
    "functions/src/privacy/forget-contacts.ts": 2,
    "functions/src/privacy/my-data.ts": 1,
    "functions/src/privacy/own-wishes.ts": 1,
  },
};
