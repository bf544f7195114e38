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
      purpose: "mails that may be forgotten",
      file: "functions/src/mail/forget-mail.ts",
      collectionGroup: "mail",
      orderBy: [["createdAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/mail/erase-mails.ts": 2,
    "functions/src/mail/forget-mail.ts": 2,
  },
};
