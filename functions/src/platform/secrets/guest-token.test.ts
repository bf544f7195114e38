import "../../../../tests/harness/demo-project.ts";
import { createHmac } from "node:crypto";
import { formatGuestToken, parseGuestToken } from "@janur/domain/guest/guest-token";
import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { linkSecret } from "./link-secret.ts";
import {
  makeGuestToken,
  makeMailToken,
  makePreviewToken,
  verifyGuestToken,
  verifyMailToken,
  verifyPreviewToken,
} from "./guest-token.ts";

const invitationId = "InvitationOfThisTest";
const otherInvitation = "AnotherInvitation001";
const guestId = "GuestOfThisTest00001";
/** Of the long form: `short-token.test.ts` has the other. */
const token = tokenOver(`link\n${invitationId}\n${guestId}\n1`);

/** A token over a text of one's own, with the real key. */
function tokenOver(text: string, secret = linkSecret()): string {
  const mac = createHmac("sha256", secret).update(text).digest().subarray(0, 16).toString("base64url");
  return formatGuestToken({ guestId, revision: 1, mac });
}

describe("a guest's token", () => {
  test("is genuine for its invitation, guest and revision, and the same each time", () => {
    expect(verifyGuestToken(invitationId, token)).toMatchObject({ guestId, revision: 1 });
    expect(makeGuestToken(invitationId, guestId, 256).split(".")[0]).toBe(guestId);
  });

  test("is worthless for another invitation", () => {
    expect(verifyGuestToken(otherInvitation, token)).toBeNull();
  });

  test("is worthless for another guest or revision", () => {
    const parts = parseGuestToken(token);
    if (parts === null) throw new Error("the token has no parts");
    expect(verifyGuestToken(invitationId, formatGuestToken({ ...parts, revision: 2 }))).toBeNull();
    expect(
      verifyGuestToken(invitationId, formatGuestToken({ ...parts, guestId: "GuestOfThisTest00002" })),
    ).toBeNull();
  });

  test("of another purpose or made with another key opens nothing", () => {
    const text = `link\n${invitationId}\n${guestId}\n1`;
    expect(verifyGuestToken(invitationId, tokenOver(text))).not.toBeNull();
    expect(verifyGuestToken(invitationId, tokenOver(text.replace("link", "door")))).toBeNull();
    expect(verifyGuestToken(invitationId, tokenOver(text, "another key"))).toBeNull();
  });

  test("opens nothing when any one of its signs is changed", () => {
    const mac = token.slice(token.lastIndexOf(".") + 1);
    // The last one too, two of whose bits stand for nothing.
    for (let index = 0; index < mac.length; index += 1) {
      const forged = `${mac.slice(0, index)}${mac[index] === "A" ? "B" : "A"}${mac.slice(index + 1)}`;
      expect(verifyGuestToken(invitationId, token.replace(mac, forged)), String(index)).toBeNull();
    }
  });

  test.each([
    "",
    "x",
    `${guestId}.1.`,
    `${guestId}.1.${"A".repeat(22)}`,
    "J1.GuestOfThisTest00001.AAAAAAAAAAAAAAAAAAAAAA",
  ])("%j opens nothing", (text) => {
    expect(verifyGuestToken(invitationId, text)).toBeNull();
  });
});

describe("a look at the page as a guest", () => {
  const period = limits.guest.lookMs;
  const at = (periods: number) => new Date(1_000 * period + periods * period);
  const look = makePreviewToken(invitationId, guestId, 1, at(0));

  test("is that of its guest for a period and the one after it, and ends by itself", () => {
    expect(verifyPreviewToken(invitationId, look, at(0))).toMatchObject({ guestId, revision: 1 });
    expect(verifyPreviewToken(invitationId, look, at(1.9))).not.toBeNull();
    expect(verifyPreviewToken(invitationId, look, at(2))).toBeNull();
    expect(verifyPreviewToken(invitationId, look, at(-1))).toBeNull();
    expect(verifyPreviewToken(otherInvitation, look, at(0))).toBeNull();
  });

  test("is no link, and a link is no look", () => {
    expect(verifyGuestToken(invitationId, look)).toBeNull();
    expect(verifyPreviewToken(invitationId, makeGuestToken(invitationId, guestId, 1), at(0))).toBeNull();
  });
});

describe("the token of a mail", () => {
  test("is worth something with the key that it was made with, and for nothing else", () => {
    for (const stopKey of [null, "alamat"]) {
      const mail = makeMailToken(invitationId, guestId, stopKey);
      expect(verifyMailToken(invitationId, mail, stopKey)).toMatchObject({ guestId });
      expect(verifyMailToken(invitationId, mail, "lain")).toBeNull();
      expect(verifyMailToken(invitationId, mail, stopKey === null ? "alamat" : null)).toBeNull();
      expect(verifyMailToken(otherInvitation, mail, stopKey)).toBeNull();
      expect(verifyGuestToken(invitationId, mail)).toBeNull();
    }
    expect(verifyMailToken(invitationId, makeGuestToken(invitationId, guestId, 1), null)).toBeNull();
  });
});
