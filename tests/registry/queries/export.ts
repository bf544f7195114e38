import type { NounQueries } from "../query-shape.ts";

export const exportQueries: NounQueries = {
  shapes: [
    {
      purpose: "invitations of a copy of one's data",
      file: "functions/src/lifecycle/export/make-export.ts",
      collectionGroup: "invitations",
      contains: "members",
    },
    {
      purpose: "an account's comments on tasks, for a copy of its data",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "comments",
      equal: ["uid"],
      isGroup: true,
    },
    {
      purpose: "an account's files of tasks, for a copy of its data",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "attachments",
      equal: ["uid"],
      isGroup: true,
    },
    {
      purpose: "tasks of an invitation for a copy, by id",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "tasks",
      equal: ["invitationId"],
      orderBy: [["__name__", "asc"]],
    },
    {
      purpose: "passes of an invitation for a copy, by id",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "passes",
      equal: ["invitationId"],
      orderBy: [["__name__", "asc"]],
    },
    {
      purpose: "own connections for a copy, by id",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "apps",
      equal: ["owner", "invitationId"],
      orderBy: [["__name__", "asc"]],
    },
    {
      purpose: "conversations of a team and with support in a copy, in their order",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "messages",
      orderBy: [["createdAt", "asc"]],
    },
    {
      purpose: "messages of an invitation's guests' threads, for a copy",
      file: "functions/src/lifecycle/export/export-tables.ts",
      collectionGroup: "messages",
      isGroup: true,
    },
    {
      purpose: "a table of a copy, by id",
      file: "functions/src/lifecycle/export/table-lines.ts",
      collectionGroup: "guests",
      orderBy: [["__name__", "asc"]],
    },
  ],
  calls: {
    "functions/src/lifecycle/export/export-tables.ts": 13,
    "functions/src/lifecycle/export/make-export.ts": 1,
    "functions/src/lifecycle/export/table-lines.ts": 1,
  },
};
