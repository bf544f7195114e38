import { accountFilters } from "@janur/domain/account/account-filters";
import type { NounQueries, QueryShape } from "../query-shape.ts";

/** Every choice of the filters above the list of accounts may meet every other, with and without words. */
const filterings = accountFilters.reduce<readonly (readonly string[])[]>(
  (before, { field }) => before.flatMap((fields) => [fields, [...fields, field]]),
  [[]],
);
const usersShapes = filterings.flatMap((equal) =>
  [undefined, "parts"].map((contains): QueryShape => ({
    purpose: `users by ${[...equal, ...(contains === undefined ? [] : ["words"]), "their day"].join(", ")}`,
    file: "functions/src/nouns/staff/list-users.ts",
    collectionGroup: "accounts",
    equal,
    ...(contains !== undefined && { contains }),
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  })),
);

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
    ...usersShapes,
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
    "functions/src/nouns/staff/list-users.ts": 4,
    "functions/src/lifecycle/erasure/reconcile-accounts.ts": 1,
  },
};
