import { describe, expect, test } from "vitest";
import { makeAnswer, type Seat } from "../rsvp/rsvp.ts";
import type { Attendance } from "../rsvp/attendance.ts";
import { formatDoorCode, hasDoorCode, parseDoorCode } from "./door-code.ts";

const code = { guestId: "GuestOfThisTest00001", mac: "g2_Dm5rz94TJ9bbQCEj5xQ" };

describe("a door's code", () => {
  test("there and back, with blanks and line ends that a scanner adds", () => {
    const text = formatDoorCode(code);
    expect(text).toBe("J1.GuestOfThisTest00001.g2_Dm5rz94TJ9bbQCEj5xQ");
    for (const read of [text, `${text}\r\n`, ` ${text}\t`]) expect(parseDoorCode(read)).toEqual(code);
  });

  test.each([
    "",
    "Hadi",
    "https://janur.example/event/rani-dimas#g=abc",
    "GuestOfThisTest00001.1.g2_Dm5rz94TJ9bbQCEj5xQ",
    "J2.GuestOfThisTest00001.g2_Dm5rz94TJ9bbQCEj5xQ",
    "J1.GuestOfThisTest0001.g2_Dm5rz94TJ9bbQCEj5xQ",
    "J1.GuestOfThisTest00001.g2_Dm5rz94TJ9bbQCEj5x",
    "J1.GuestOfThisTest00001.g2_Dm5rz94TJ9bbQCEj5xQ.1",
    "J1.GuestOfThisTest0000/.g2_Dm5rz94TJ9bbQCEj5xQ",
  ])("%j is none", (text) => {
    expect(parseDoorCode(text)).toBeNull();
  });
});

describe("the code on a guest's page", () => {
  const now = new Date("2026-12-01T00:00:00Z");
  const said = (attendance: Attendance) =>
    makeAnswer(
      {
        ...{ ceremonies: { resepsi: attendance }, adults: 2, children: 0, companions: [] },
        ...{ note: "", representedBy: "", questions: {} },
      },
      { revision: 1, key: "kkkkkkkkkk", answeredAt: now, by: "guest" },
    );
  const guest = {
    ...{ kind: "person" as const, listing: "listed" as const, isLinkRevoked: false },
    ...{ answer: said("yes"), seat: null },
  };
  const seat = (state: Seat["state"]): Seat => ({ state, requestedAt: now, held: 0 });

  test("is there for whoever comes or may come, once the family shows codes", () => {
    expect(hasDoorCode({ isCodeShown: true }, guest)).toBe(true);
    expect(hasDoorCode({ isCodeShown: true }, { ...guest, answer: said("maybe") })).toBe(true);
    expect(hasDoorCode({ isCodeShown: true }, { ...guest, seat: seat("granted") })).toBe(true);
    expect(hasDoorCode({ isCodeShown: false }, guest)).toBe(false);
  });

  test.each([
    ["has not answered", { answer: null }],
    ["does not come", { answer: said("no") }],
    ["waits for seats", { seat: seat("waiting") }],
    ["is not sure of seats yet", { seat: seat("pending") }],
    ["is on no list", { listing: "inbox" as const }],
    ["is a group", { kind: "group" as const }],
    ["has no link any more", { isLinkRevoked: true }],
  ])("is not there for who %s", (_, change) => {
    expect(hasDoorCode({ isCodeShown: true }, { ...guest, ...change })).toBe(false);
  });
});
