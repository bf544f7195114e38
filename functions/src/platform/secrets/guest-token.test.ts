import "../../../../tests/harness/demo-project.ts";
import { createHmac } from "node:crypto";
import { formatGuestToken, parseGuestToken } from "@janur/domain/guest/guest-token";
import { describe, expect, test } from "vitest";
import { linkSecret } from "./link-secret.ts";
import { makeGuestToken, verifyGuestToken } from "./guest-token.ts";

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
