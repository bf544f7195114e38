import { describe, expect, test } from "vitest";
import { openRooms, roomGroups, roomName, rooms } from "./rooms.ts";

const published = { status: "published" } as const;

describe("openRooms", () => {
  test("are all rooms for the owner, each in one group but the overview", () => {
    expect(openRooms(published, "owner")).toEqual(rooms);
    const grouped = roomGroups.flatMap((group) => openRooms(published, "owner", group));
    expect(["overview", ...grouped]).toEqual(rooms);
    expect(openRooms(published, "owner", null)).toEqual(["overview"]);
  });

  test("leave out what the role may not open", () => {
    expect(openRooms(published, "sender")).toEqual([
      "overview",
      "tasks",
      "guests",
      "send",
      "rsvp",
      "wishes",
      "statistics",
      "team",
    ]);
    expect(openRooms(published, "viewer", "manage")).toEqual(["statistics", "team"]);
  });

  test("leave out the content of what was put away", () => {
    expect(openRooms({ status: "archived" }, "owner", "prepare")).toEqual(["tasks"]);
  });
});

test("a seminar calls its rooms by names of its own", () => {
  expect(rooms.map((room) => roomName(room, "seminar"))).toEqual([
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
  expect(rooms.map((room) => roomName(room, "khitanan"))).toEqual(rooms);
});
