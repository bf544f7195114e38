import type { NounQueries } from "../query-shape.ts";

export const privacyQueries: NounQueries = {
  shapes: [
    {
      purpose: "invitations whose guests' contacts may be forgotten",
      file: "functions/src/lifecycle/removal/purge-contacts.ts",
      collectionGroup: "invitations",
      orderBy: [["contactsUntil", "asc"]],
    },
    {
      purpose: "what is packed of contacts that go",
      file: "functions/src/lifecycle/removal/purge-contacts.ts",
      collectionGroup: "contactIndex",
    },
    {
      purpose: "contacts that go next",
      file: "functions/src/lifecycle/removal/purge-contacts.ts",
      collectionGroup: "contacts",
    },
    {
      purpose: "how many wishes one guest has sent",
      file: "functions/src/nouns/privacy/my-data.ts",
      collectionGroup: "wishes",
      equal: ["guestId"],
    },
    {
      purpose: "how many photos one guest has added",
      file: "functions/src/nouns/privacy/my-data.ts",
      collectionGroup: "album",
      equal: ["guestId"],
    },
    {
      purpose: "the wishes of one guest",
      file: "functions/src/store/own-wishes.ts",
      collectionGroup: "wishes",
      equal: ["guestId"],
    },
    {
      purpose: "how many messages a guest wrote by their link",
      file: "functions/src/nouns/privacy/count-own-messages.ts",
      collectionGroup: "messages",
      equal: ["by"],
    },
  ],
  calls: {
    "functions/src/lifecycle/removal/purge-contacts.ts": 2,
    "functions/src/nouns/privacy/count-own-messages.ts": 2,
    "functions/src/nouns/privacy/my-data.ts": 3,
    "functions/src/store/own-wishes.ts": 1,
  },
};
