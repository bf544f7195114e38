import { describe, expect, test } from "vitest";
import { openPages, pageGroups, pageName, pages } from "./pages.ts";

const published = { status: "published" } as const;

describe("openPages", () => {
  test("are all pages for the owner, each in one group but the overview", () => {
    expect(openPages(published, "owner")).toEqual(pages);
    const grouped = pageGroups.flatMap((group) => openPages(published, "owner", group));
    expect(["overview", ...grouped]).toEqual(pages);
    expect(openPages(published, "owner", null)).toEqual(["overview"]);
  });

  test("leave out what the role may not open", () => {
    expect(openPages(published, "sender")).toEqual([
      "overview",
      "tasks",
      "guests",
      "send",
      "rsvp",
      "checkIn",
      "seats",
      "wishes",
      "statistics",
      "team",
    ]);
    expect(openPages(published, "viewer", "manage")).toEqual(["statistics", "team"]);
  });

  test("leave out the content of what was put away", () => {
    expect(openPages({ status: "archived" }, "owner", "prepare")).toEqual(["tasks"]);
  });
});

test("a seminar calls its pages by names of its own", () => {
  expect(pages.map((page) => pageName(page, "seminar"))).toEqual([
    "overview",
    "edit",
    "tasks",
    "guestsSeminar",
    "send",
    "rsvpSeminar",
    "checkInSeminar",
    "seats",
    "wishesSeminar",
    "album",
    "statistics",
    "teamSeminar",
    "settings",
  ]);
  expect(pages.map((page) => pageName(page, "khitanan"))).toEqual(pages);
});
