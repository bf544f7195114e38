import { describe, expect, test } from "vitest";
import { messageActions, pageActions } from "./possible-actions.ts";

const page = {
  slug: "rani-dimas",
  status: "published" as const,
  ownerUid: "rani",
  ownerName: "Rani",
  areGiftsHidden: false,
  isSuspended: false,
  needsConsent: true,
};
const open = { status: "open" as const, page, request: null, photo: null, decision: null };

describe("actions about a page", () => {
  test("grow from the mildest", () => {
    expect(pageActions(open)).toEqual(["dismiss", "warn", "hideGifts", "suspend"]);
  });

  test("leave out what is done, and offer to take it back, also later", () => {
    const suspended = { ...page, isSuspended: true };
    expect(pageActions({ ...open, page: suspended })).toEqual(["dismiss", "warn", "hideGifts", "restore"]);
    expect(pageActions({ ...open, status: "handled", page: suspended })).toEqual(["hideGifts", "restore"]);
  });

  test("do not offer the second consent to whoever asked for it", () => {
    const waiting = { ...open, status: "waiting" as const };
    expect(pageActions({ ...waiting, request: { isMine: true } })).not.toContain("suspend");
    expect(pageActions({ ...waiting, request: { isMine: false } })).toContain("suspend");
  });

  test("hide a picture where one was reported, once, and give it back to the family", () => {
    const photo = { by: "Udin", path: "/media/reports/a.webp?key=b", width: 3, height: 2 };
    expect(pageActions({ ...open, photo })).toEqual(["dismiss", "warn", "hidePhoto", "hideGifts", "suspend"]);
    const decision = { action: "hidePhoto" as const, at: "2026-12-01T00:00:00.000Z" };
    expect(pageActions({ ...open, status: "handled", photo, decision })).toEqual([
      "hideGifts",
      "suspend",
      "restore",
    ]);
  });

  test("of a page that is gone end with the report", () => {
    expect(pageActions({ ...open, page: null })).toEqual(["dismiss"]);
    expect(pageActions({ ...open, status: "handled", page: null })).toEqual([]);
  });
});

describe("actions about a message", () => {
  const said = {
    status: "open" as const,
    isHidden: false,
    isBlocked: false,
    chatKind: "team" as const,
    message: { by: "host" as const, uid: "bayu" },
  };
  const asked = { ...said, chatKind: "guest" as const, message: { by: "guest" as const, uid: null } };

  test("warn who has an account, and block who has none", () => {
    expect(messageActions(said)).toEqual(["dismiss", "warn", "hideMessage"]);
    expect(messageActions(asked)).toEqual(["dismiss", "hideMessage", "blockGuest"]);
    expect(messageActions({ ...said, chatKind: "support" })).toEqual(["dismiss", "hideMessage"]);
  });

  test("leave out what is done, and offer to take it back, also later", () => {
    const hidden = { ...asked, isHidden: true };
    expect(messageActions(hidden)).toEqual(["dismiss", "blockGuest", "restore"]);
    expect(messageActions({ ...hidden, isBlocked: true, status: "handled" })).toEqual(["restore"]);
    expect(messageActions({ ...said, status: "handled" })).toEqual(["hideMessage"]);
  });
});
