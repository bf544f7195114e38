import type { NounQueries } from "../query-shape.ts";

export const mailQueries: NounQueries = {
  shapes: [
    {
      purpose: "mails on their way to one address",
      file: "functions/src/lifecycle/erasure/erase-mails.ts",
      collectionGroup: "mail",
      equal: ["message.to"],
    },
    {
      purpose: "mails that an account caused",
      file: "functions/src/lifecycle/erasure/erase-mails.ts",
      collectionGroup: "mail",
      equal: ["account"],
    },
    {
      purpose: "mails that an account caused and that are over",
      file: "functions/src/lifecycle/erasure/erase-mails.ts",
      collectionGroup: "mail",
      equal: ["account", "dueAt"],
    },
    {
      purpose: "what came to a host's own mail server, newest first",
      file: "functions/src/nouns/integration/smtp/list-own-mails.ts",
      collectionGroup: "mail",
      equal: ["ownServer.appId"],
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "mails of a mail server that goes, by how far they are",
      file: "functions/src/nouns/integration/purge-integration.ts",
      collectionGroup: "mail",
      equal: ["ownServer.appId", "state"],
    },
    {
      purpose: "mails that may be forgotten",
      file: "functions/src/lifecycle/removal/purge-mail.ts",
      collectionGroup: "mail",
      orderBy: [["createdAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/nouns/integration/smtp/list-own-mails.ts": 2,
    "functions/src/lifecycle/erasure/erase-mails.ts": 3,
    "functions/src/lifecycle/removal/purge-mail.ts": 2,
  },
};
