import { describe, expect, test } from "vitest";
import { possibleActions } from "./possible-actions.ts";

const page = {
  slug: "rani-dimas",
  status: "published" as const,
  ownerUid: "rani",
  ownerName: "Rani",
  areGiftsHidden: false,
  isSuspended: false,
  needsConsent: true,
};
const open = { status: "open" as const, page, request: null };

describe("possible actions", () => {
  test("grow from the mildest", () => {
    expect(possibleActions(open)).toEqual(["dismiss", "warn", "hideGifts", "suspend"]);
  });

  test("leave out what is done, and offer to take it back, also later", () => {
    const suspended = { ...page, isSuspended: true };
    expect(possibleActions({ ...open, page: suspended })).toEqual([
      "dismiss",
      "warn",
      "hideGifts",
      "restore",
    ]);
    expect(possibleActions({ ...open, status: "handled", page: suspended })).toEqual([
      "hideGifts",
      "restore",
    ]);
  });

  test("do not offer the second consent to whoever asked for it", () => {
    const waiting = { ...open, status: "waiting" as const };
    expect(possibleActions({ ...waiting, request: { isMine: true } })).not.toContain("suspend");
    expect(possibleActions({ ...waiting, request: { isMine: false } })).toContain("suspend");
  });

  test("of a page that is gone end with the report", () => {
    expect(possibleActions({ ...open, page: null })).toEqual(["dismiss"]);
    expect(possibleActions({ ...open, status: "handled", page: null })).toEqual([]);
  });
});
