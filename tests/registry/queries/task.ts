import type { NounQueries } from "../query-shape.ts";

export const taskQueries: NounQueries = {
  shapes: [
    {
      purpose: "tasks that are an account's to do",
      file: "functions/src/task/erase-tasks.ts",
      collectionGroup: "tasks",
      equal: ["assignee"],
    },
    {
      purpose: "tasks that an account wrote",
      file: "functions/src/task/erase-tasks.ts",
      collectionGroup: "tasks",
      equal: ["createdBy"],
    },
    {
      purpose: "comments on tasks that an account wrote",
      file: "functions/src/task/erase-tasks.ts",
      collectionGroup: "comments",
      equal: ["uid"],
      isGroup: true,
    },
    {
      purpose: "tasks of an invitation, the latest change first",
      file: "web/src/features/task/data.ts",
      collectionGroup: "tasks",
      equal: ["invitationId"],
      orderBy: [["updatedAt", "desc"]],
    },
    {
      purpose: "the latest comments on a task",
      file: "web/src/features/task/comment-data.ts",
      collectionGroup: "comments",
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "tasks that go with their invitation",
      file: "functions/src/task/purge-tasks.ts",
      collectionGroup: "tasks",
      equal: ["invitationId"],
    },
  ],
  calls: {
    "functions/src/task/erase-tasks.ts": 4,
    "functions/src/task/purge-tasks.ts": 1,
    "web/src/features/task/comment-data.ts": 1,
    "web/src/features/task/data.ts": 2,
  },
};
