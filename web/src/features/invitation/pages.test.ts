import { describe, expect, test } from "vitest";
import { openPages, pageGroups, pageName, rooms } from "./pages.ts";

const published = { status: "published" } as const;

describe("openPages", () => {
  test("are all rooms for the owner, each in one group but the overview", () => {
    expect(openPages(published, "owner")).toEqual(rooms);
    const grouped = pageGroups.flatMap((group) => openPages(published, "owner", group));
    expect(["overview", ...grouped]).toEqual(rooms);
    expect(openPages(published, "owner", null)).toEqual(["overview"]);
  });

  test("leave out what the role may not open", () => {
    expect(openPages(published, "sender")).toEqual([
      "overview",
      "tasks",
      "guests",
      "send",
      "rsvp",
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

test("a seminar calls its rooms by names of its own", () => {
  expect(rooms.map((room) => pageName(room, "seminar"))).toEqual([
    "overview",
    "edit",
    "tasks",
    "guestsSeminar",
    "send",
    "rsvpSeminar",
    "wishesSeminar",
    "statistics",
    "teamSeminar",
    "settings",
  ]);
  expect(rooms.map((room) => pageName(room, "khitanan"))).toEqual(rooms);
});
