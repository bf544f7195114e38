import type { NounQueries } from "../query-shape.ts";

export const staffQueries: NounQueries = {
  shapes: [
    {
      purpose: "what the staff shut and opened, the latest first",
      file: "functions/src/nouns/service/service-health.ts",
      collectionGroup: "audit",
      equal: ["deed.kind"],
      orderBy: [["at", "desc"]],
    },
    {
      purpose: "how much waits for a queue",
      file: "functions/src/nouns/service/service-health.ts",
      collectionGroup: "jobs",
      orderBy: [["dueAt", "asc"]],
    },
    {
      purpose: "deeds of and to an account",
      file: "functions/src/lifecycle/erasure/erase-account-entry.ts",
      collectionGroup: "audit",
      equal: ["account"],
    },
    {
      purpose: "users, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users, by a beginning of name or address, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      contains: "parts",
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users, open or shut, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      equal: ["isDisabled"],
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users, open or shut, by a beginning of name or address, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      equal: ["isDisabled"],
      contains: "parts",
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users of one role, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      equal: ["role"],
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users of one role, by a beginning of name or address, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      equal: ["role"],
      contains: "parts",
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users of one role, open or shut, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      equal: ["role", "isDisabled"],
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "users of one role, open or shut, by a beginning of name or address, the newest first",
      file: "functions/src/nouns/staff/list-users.ts",
      collectionGroup: "accounts",
      equal: ["role", "isDisabled"],
      contains: "parts",
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "desc"],
      ],
    },
    {
      purpose: "everybody who has a profile, by their ids",
      file: "functions/src/lifecycle/erasure/reconcile-accounts.ts",
      collectionGroup: "users",
      orderBy: [["__name__", "asc"]],
    },
    {
      purpose: "everybody whom the staff finds, by their ids",
      file: "functions/src/lifecycle/erasure/reconcile-accounts.ts",
      collectionGroup: "accounts",
      orderBy: [["__name__", "asc"]],
    },
    {
      purpose: "admins who may act",
      file: "functions/src/nouns/staff/change-account.ts",
      collectionGroup: "accounts",
      equal: ["role", "isDisabled"],
    },
    {
      purpose: "pages of an account that is to be erased",
      file: "functions/src/nouns/staff/erasure-consent.ts",
      collectionGroup: "invitations",
      equal: ["owner"],
    },
    {
      purpose: "what the staff did to one account",
      file: "functions/src/nouns/staff/audit-trail.ts",
      collectionGroup: "audit",
      equal: ["account"],
      orderBy: [["at", "desc"]],
    },
  ],
  calls: {
    "functions/src/nouns/service/service-health.ts": 5,
    "functions/src/nouns/staff/audit-trail.ts": 2,
    "functions/src/nouns/staff/change-account.ts": 2,
    "functions/src/lifecycle/erasure/erase-account-entry.ts": 1,
    "functions/src/nouns/staff/erasure-consent.ts": 1,
    "functions/src/nouns/staff/list-users.ts": 5,
    "functions/src/lifecycle/erasure/reconcile-accounts.ts": 1,
  },
};
