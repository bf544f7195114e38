import type { Invitation } from "@janur/domain/invitation/invitation";
import { describe, expect, test } from "vitest";
import { fixtureNow as now, invitationWith } from "../../lib/fixtures/invitation-fixtures.ts";
import { daysLeft, hasPage, listed, listViewSchema, unfinished, type ListTab } from "./list-view.ts";

const invitation = (slug: string, change: Partial<Invitation> = {}) =>
  invitationWith({ slug, title: slug.toUpperCase(), startAt: null, ...change });

const all = [
  invitation("draft", { status: "draft", publishedRevision: null, updatedAt: new Date(3) }),
  invitation("shown", { updatedAt: new Date(2), startAt: new Date("2027-01-01T00:00:00Z") }),
  invitation("moved", { status: "postponed", updatedAt: new Date(1), draftRevision: 4 }),
  invitation("down", { status: "unpublished", startAt: new Date("2026-12-01T00:00:00Z") }),
  invitation("old", { status: "archived", statusBefore: "published" }),
  invitation("gone", { status: "trashed", statusBefore: "published", trashedAt: now }),
];
const slugs = (change: Record<string, string>) =>
  listed(all, listViewSchema.parse(change)).map(({ slug }) => slug);

describe("listed", () => {
  test.each<[ListTab, string[]]>([
    ["all", ["down", "draft", "shown", "moved"]],
    ["draft", ["draft"]],
    ["shown", ["shown", "moved"]],
    ["unpublished", ["down"]],
    ["archived", ["old"]],
    ["trashed", ["gone"]],
  ])("%s", (tab, expected) => {
    expect(slugs({ tab })).toEqual(expected);
  });

  test("finds by a part of name or slug, whatever the case", () => {
    expect(slugs({ q: " OW" })).toEqual(["down", "shown"]);
    expect(slugs({ q: "nowhere" })).toEqual([]);
  });

  test("sorts by the day, undated last, and by name", () => {
    expect(slugs({ sort: "date" }).slice(0, 2)).toEqual(["down", "shown"]);
    expect(slugs({ sort: "name" })).toEqual(["down", "draft", "moved", "shown"]);
  });

  test("an address that says nonsense is the default", () => {
    expect(listViewSchema.parse({ tab: "x", sort: "y", view: "z", q: "a".repeat(101) })).toEqual({
      tab: "all",
      sort: "changed",
      view: "grid",
      q: "",
    });
  });
});

test("what is unfinished are drafts and unpublished changes", () => {
  expect(unfinished(all).map(({ slug }) => slug)).toEqual(["draft", "moved"]);
});

test("guests keep the page of an archived invitation and lose that of a trashed one", () => {
  expect(all.filter(hasPage).map(({ slug }) => slug)).toEqual(["shown", "moved", "old"]);
});

test("counts the days in the trash down to zero", () => {
  expect(daysLeft(now, now)).toBe(30);
  expect(daysLeft(now, new Date("2026-12-20T06:00:00Z"))).toBe(1);
  expect(daysLeft(now, new Date("2027-12-20T06:00:00Z"))).toBe(0);
});
