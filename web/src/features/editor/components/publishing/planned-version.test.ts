import type { Invitation, PublishedVersion } from "@janur/domain/invitation/invitation";
import { expect, test } from "vitest";
import { plannedVersion } from "./planned-version.ts";

const sides: Invitation["sides"] = [
  { id: "bride", slug: "rani-dimas-rani", oldSlugs: [], publishedRevision: null },
];
const scheduled = (version: PublishedVersion) => ({ at: new Date(), revision: 3, by: "ratri", version });

test("another day for one version publishes that one alone", () => {
  expect(plannedVersion({ sides, status: "published", scheduled: scheduled("bride") })).toBe("bride");
  expect(plannedVersion({ sides, status: "published", scheduled: scheduled("common") })).toBe("common");
  expect(plannedVersion({ sides, status: "published", scheduled: null })).toBe("all");
});

test("a version that is gone, or that nobody can choose, is none", () => {
  expect(plannedVersion({ sides, status: "published", scheduled: scheduled("groom") })).toBe("all");
  expect(plannedVersion({ sides: [], status: "published", scheduled: scheduled("common") })).toBe("all");
  expect(plannedVersion({ sides, status: "draft", scheduled: scheduled("bride") })).toBe("all");
});
