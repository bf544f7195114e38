import type { NounQueries } from "../query-shape.ts";

export const mailQueries: NounQueries = {
  shapes: [
    {
      purpose: "mails on their way to one address",
      file: "functions/src/mail/erase-mails.ts",
      collectionGroup: "mail",
      equal: ["message.to"],
    },
    {
      purpose: "mails that an account caused",
      file: "functions/src/mail/erase-mails.ts",
      collectionGroup: "mail",
      equal: ["account"],
    },
    {
      purpose: "mails that an account caused and that are over",
      file: "functions/src/mail/erase-mails.ts",
      collectionGroup: "mail",
      equal: ["account", "dueAt"],
    },
    {
      purpose: "what came to a host's own mail server, newest first",
      file: "functions/src/app/smtp/list-own-mails.ts",
      collectionGroup: "mail",
      equal: ["ownServer.appId"],
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "mails of a mail server that goes, by how far they are",
      file: "functions/src/app/forget-app.ts",
      collectionGroup: "mail",
      equal: ["ownServer.appId", "state"],
    },
    {
      purpose: "mails that may be forgotten",
      file: "functions/src/mail/forget-mail.ts",
      collectionGroup: "mail",
      orderBy: [["createdAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/app/smtp/list-own-mails.ts": 2,
    "functions/src/mail/erase-mails.ts": 3,
    "functions/src/mail/forget-mail.ts": 2,
  },
};
