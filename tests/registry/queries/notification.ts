import type { NounQueries } from "../query-shape.ts";

export const notificationQueries: NounQueries = {
  shapes: [
    {
      purpose: "answers of one kind within a minute, and their people",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "guests",
      equal: ["answer.by", "answer.attendance"],
      orderBy: [["answer.answeredAt", "desc"]],
      sum: "answer.people",
    },
    {
      purpose: "wishes within a minute",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "wishes",
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "wishes within a minute that wait for the family",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "wishes",
      equal: ["isHeld"],
      orderBy: [
        ["createdAt", "desc"],
        ["id", "desc"],
      ],
    },
    {
      purpose: "pictures of an album that came within a minute",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "album",
      orderBy: [["arrivedAt", "desc"]],
    },
    {
      purpose: "those of them that wait for the family",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "album",
      equal: ["state"],
      orderBy: [["arrivedAt", "desc"]],
    },
    {
      purpose: "reports of one page within a minute",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "reports",
      equal: ["invitationId"],
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "news whose digest is due",
      file: "functions/src/notify/notification/mail-digests.ts",
      collectionGroup: "notifications",
      equal: ["mailState"],
      orderBy: [["mailDueAt", "asc"]],
      isGroup: true,
    },
    {
      purpose: "news that are due for one person",
      file: "functions/src/notify/notification/mail-digests.ts",
      collectionGroup: "notifications",
      equal: ["mailState"],
      orderBy: [["mailDueAt", "asc"]],
    },
    {
      purpose: "what stands under the bell",
      file: "web/src/features/notification/data.ts",
      collectionGroup: "notifications",
      equal: ["isShown"],
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "news that may be forgotten",
      file: "functions/src/lifecycle/removal/purge-notifications.ts",
      collectionGroup: "notifications",
      equal: ["isShown"],
      orderBy: [["createdAt", "asc"]],
      isGroup: true,
    },
  ],
  calls: {
    "functions/src/lifecycle/removal/purge-notifications.ts": 4,
    "functions/src/notify/notification/gather-notifications.ts": 36,
    "functions/src/notify/notification/mail-digests.ts": 7,
    "web/src/features/notification/data.ts": 2,
  },
};
