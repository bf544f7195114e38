import type { NounQueries } from "../query-shape.ts";

export const integrationQueries: NounQueries = {
  shapes: [
    {
      purpose: "connections of an account for itself",
      file: "functions/src/lifecycle/erasure/erase-integrations.ts",
      collectionGroup: "apps",
      equal: ["owner", "invitationId"],
    },
    {
      purpose: "connections that an account made for an invitation",
      file: "functions/src/lifecycle/erasure/erase-integrations.ts",
      collectionGroup: "apps",
      equal: ["owner"],
    },
    {
      purpose: "connections of an account",
      file: "web/src/features/integration/data.ts",
      collectionGroup: "apps",
      equal: ["owner", "invitationId"],
    },
    {
      purpose: "connections of an invitation",
      file: "web/src/features/integration/data.ts",
      collectionGroup: "apps",
      equal: ["invitationId"],
    },
    {
      purpose: "what went through a connection, newest first",
      file: "web/src/features/integration/data.ts",
      collectionGroup: "deliveries",
      equal: ["appId", "invitationId"],
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "webhooks of an invitation",
      file: "functions/src/notify/webhook/webhooks-of.ts",
      collectionGroup: "apps",
      equal: ["invitationId", "kind"],
    },
    {
      purpose: "connections that go with their invitation",
      file: "functions/src/nouns/integration/purge-integration.ts",
      collectionGroup: "apps",
      equal: ["invitationId"],
    },
    {
      purpose: "what went through a connection that goes",
      file: "functions/src/nouns/integration/purge-integration.ts",
      collectionGroup: "deliveries",
      equal: ["appId"],
    },
    {
      purpose: "answers within a minute, one by one",
      file: "functions/src/notify/webhook/events-in.ts",
      collectionGroup: "guests",
      orderBy: [["answer.answeredAt", "asc"]],
    },
    {
      purpose: "guests who came onto the list within a minute",
      file: "functions/src/notify/webhook/events-in.ts",
      collectionGroup: "guests",
      orderBy: [["createdAt", "asc"]],
    },
    {
      purpose: "wishes within a minute, one by one",
      file: "functions/src/notify/webhook/events-in.ts",
      collectionGroup: "wishes",
      orderBy: [["createdAt", "asc"]],
    },
    {
      purpose: "deliveries that may be forgotten",
      file: "functions/src/lifecycle/removal/purge-deliveries.ts",
      collectionGroup: "deliveries",
      orderBy: [["createdAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/lifecycle/erasure/erase-integrations.ts": 2,
    "functions/src/nouns/integration/purge-integration.ts": 5,
    "functions/src/notify/webhook/events-in.ts": 9,
    "functions/src/lifecycle/removal/purge-deliveries.ts": 2,
    "functions/src/notify/webhook/webhooks-of.ts": 2,
    "web/src/features/integration/data.ts": 6,
  },
};
