import type { NounQueries } from "../query-shape.ts";

export const invitationQueries: NounQueries = {
  shapes: [
    {
      purpose: "own and shared invitations",
      file: "web/src/features/invitation/data.ts",
      collectionGroup: "invitations",
      contains: "members",
    },
    {
      purpose: "teams that an account is taken out of",
      file: "functions/src/lifecycle/erasure/erase-memberships.ts",
      collectionGroup: "invitations",
      contains: "members",
    },
    {
      purpose: "drafts that an account was the last to write",
      file: "functions/src/lifecycle/erasure/erase-authorship.ts",
      collectionGroup: "draft",
      equal: ["updatedBy"],
      isGroup: true,
    },
    {
      purpose: "versions that an account published",
      file: "functions/src/lifecycle/erasure/erase-authorship.ts",
      collectionGroup: "versions",
      equal: ["createdBy"],
      isGroup: true,
    },
    {
      purpose: "versions of an invitation, newest first",
      file: "functions/src/store/version-document.ts",
      collectionGroup: "versions",
      orderBy: [["revision", "desc"]],
    },
    {
      purpose: "guests who have seen what is published",
      file: "functions/src/nouns/invitation/count-seen.ts",
      collectionGroup: "guests",
      orderBy: [["opened.lastAt", "asc"]],
    },
    {
      purpose: "suggestions that wait for the host",
      file: "web/src/features/proofreading/data.ts",
      collectionGroup: "corrections",
      equal: ["state"],
    },
    {
      purpose: "suggestions of a stretch of time, counted",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "corrections",
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "those whom helpers wrote down in a stretch of time",
      file: "functions/src/notify/notification/gather-notifications.ts",
      collectionGroup: "proposedGuests",
      orderBy: [["createdAt", "desc"]],
    },
    {
      purpose: "helpers who may have been asked to proof-read",
      file: "web/src/features/proofreading/data.ts",
      collectionGroup: "passes",
      equal: ["invitationId"],
    },
    {
      purpose: "some listed guests, to look as one of them",
      file: "web/src/features/invitation/guest-data.ts",
      collectionGroup: "guests",
      equal: ["listing"],
    },
    {
      purpose: "invitations that are due for publishing",
      file: "functions/src/nouns/invitation/publish-scheduled.ts",
      collectionGroup: "invitations",
      orderBy: [["scheduled.at", "asc"]],
    },
    {
      purpose: "invitations that the trash may forget",
      file: "functions/src/lifecycle/removal/purge-invitations.ts",
      collectionGroup: "invitations",
      orderBy: [["trashedAt", "asc"]],
    },
  ],
  calls: {
    "functions/src/nouns/invitation/count-seen.ts": 2,
    "functions/src/lifecycle/erasure/erase-authorship.ts": 6,
    "functions/src/lifecycle/erasure/erase-memberships.ts": 3,
    "functions/src/nouns/invitation/publish-scheduled.ts": 2,
    "functions/src/lifecycle/removal/purge-invitations.ts": 2,
    "functions/src/store/version-document.ts": 1,
    "web/src/features/invitation/data.ts": 1,
    "web/src/features/invitation/guest-data.ts": 1,
    "web/src/features/proofreading/data.ts": 2,
  },
};
