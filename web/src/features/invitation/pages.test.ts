import { describe, expect, test } from "vitest";
import { nearPages, openPages, pageGroups, pageName, pages } from "./pages.ts";

const published = { status: "published", eventType: "wedding" } as const;

describe("openPages", () => {
  test("are all pages for the owner, each in one group but the overview", () => {
    expect(openPages(published, { role: "owner" })).toEqual(pages);
    const grouped = pageGroups.flatMap((group) => openPages(published, { role: "owner" }, group));
    expect(["overview", ...grouped]).toEqual(pages);
    expect(openPages(published, { role: "owner" }, null)).toEqual(["overview"]);
  });

  test("leave out what the role may not open", () => {
    expect(openPages(published, { role: "sender" })).toEqual([
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
    expect(openPages(published, { role: "viewer" }, "manage")).toEqual(["statistics", "team"]);
  });

  test("hold the book of gifts for the owner and whom they named, whatever their role, and never of an office", () => {
    for (const role of ["editor", "sender", "usher", "viewer"] as const) {
      expect(openPages(published, { role })).not.toContain("gifts");
      expect(openPages(published, { role, gifts: "keep" })).toContain("gifts");
    }
    expect(openPages({ status: "published", eventType: "seminar" }, { role: "owner" })).not.toContain(
      "gifts",
    );
  });

  test("leave out the content of what was put away", () => {
    expect(openPages({ status: "archived", eventType: "wedding" }, { role: "owner" }, "prepare")).toEqual([
      "tasks",
    ]);
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
    "gifts",
    "album",
    "statistics",
    "teamSeminar",
    "settings",
  ]);
  expect(pages.map((page) => pageName(page, "khitanan"))).toEqual(
    pages.map((page) => (page === "gifts" ? "giftsKhitanan" : page)),
  );
});

describe("nearPages", () => {
  const now = new Date("2026-11-27T10:00:00Z");
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const near = (startAt: Date | null, status: "published" | "cancelled" = "published") =>
    nearPages(
      { ...published, status, startAt, team: { u1: { role: "owner", name: "Rani", photo: null } } },
      "u1",
      now,
    );

  test("have sending in the middle, and on the day of the feast the door", () => {
    for (const startAt of [null, hours(13), hours(-25)])
      expect(near(startAt)).toEqual(["overview", "guests", "send", "rsvp"]);
    for (const startAt of [hours(11), hours(0), hours(-23)])
      expect(near(startAt)).toEqual(["overview", "guests", "checkIn", "rsvp"]);
    expect(near(hours(1), "cancelled")).toContain("send");
  });
});
