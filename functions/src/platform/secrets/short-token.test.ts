import "../../../../tests/harness/demo-project.ts";
import { createHmac } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { isShortToken } from "@janur/domain/guest/guest-token";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkSecret } from "./link-secret.ts";
import { makeGuestToken, makePreviewToken, verifyGuestToken, verifyPreviewToken } from "./guest-token.ts";
import { highestShortRevision, makeShortToken, readShortToken } from "./short-token.ts";

const invitationId = "InvitationOfThisTest";
const guestId = "GuestOfThisTest00001";
const token = makeGuestToken(invitationId, guestId, 1);

describe("the short token", () => {
  test("is 28 signs, the same each time, and says of nobody whose it is", () => {
    expect(isShortToken(token)).toBe(true);
    expect(makeGuestToken(invitationId, guestId, 1)).toBe(token);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain(guestId.slice(0, 4));
    expect(makeGuestToken(invitationId, guestId, 2).slice(0, 8)).not.toBe(token.slice(0, 8));
  });

  test("there and back for every id and revision", () => {
    const ids = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(documentIdFromBytes);
    const extremes = ["A".repeat(20), "9".repeat(20), `${"A".repeat(19)}B`];
    fc.assert(
      fc.property(
        fc.oneof(ids, fc.constantFrom(...extremes)),
        fc.integer({ min: 1, max: 255 }),
        (id, revision) => {
          const made = makeShortToken("link", invitationId, { guestId: id, revision });
          expect(made).toMatch(/^[\w-]{28}$/);
          expect(readShortToken("link", invitationId, made ?? "")).toEqual({ guestId: id, revision });
        },
      ),
    );
  });

  test("gives way to the long form where the revision has no room", () => {
    for (const revision of [highestShortRevision, highestShortRevision + 1, 999_999]) {
      const made = makeGuestToken(invitationId, guestId, revision);
      expect(isShortToken(made)).toBe(revision === highestShortRevision);
      expect(verifyGuestToken(invitationId, made)).toMatchObject({ guestId, revision });
    }
  });

  test("is worthless for another invitation and another purpose", () => {
    const now = new Date("2026-12-12T00:00:00Z");
    const look = makePreviewToken(invitationId, guestId, 1, now);
    expect(isShortToken(look)).toBe(true);
    expect(verifyPreviewToken(invitationId, look, now)).toEqual({ guestId, revision: 1 });
    expect(verifyGuestToken(invitationId, look)).toBeNull();
    expect(verifyPreviewToken(invitationId, token, now)).toBeNull();
    expect(verifyGuestToken("AnotherInvitation001", token)).toBeNull();
  });

  test("opens nothing when any one of its bits is changed, and has one spelling alone", () => {
    const bytes = Buffer.from(token, "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verifyGuestToken(invitationId, forged.toString("base64url")), String(bit)).toBeNull();
    }
    const same = [
      `${token}=`,
      `${token}\n`,
      ` ${token}`,
      `${token}A`,
      token.slice(1),
      bytes.toString("base64"),
    ];
    for (const spelling of same.filter((text) => text !== token))
      expect(verifyGuestToken(invitationId, spelling), JSON.stringify(spelling)).toBeNull();
  });
});

/** Links as they were made before there was a short form; families have sent them, so they open for ever. */
test.each([
  ["GuestOfThisTest00001.1.g2_Dm5rz94TJ9bbQCEj5xQ", "GuestOfThisTest00001", 1],
  ["GuestOfThisTest00001.7.5Vo5Yf2w_0ostjSkaRzmSA", "GuestOfThisTest00001", 7],
  ["zzzzzzzzzzzzzzzzzzz9.999999.F57-r6QEdI600vban3qjZg", "zzzzzzzzzzzzzzzzzzz9", 999_999],
])("an older link opens: %j", (golden, id, revision) => {
  expect(verifyGuestToken(invitationId, golden)).toMatchObject({ guestId: id, revision });
  // What it is made of, said once more: a change of either would close every link that is out.
  const mac = createHmac("sha256", linkSecret())
    .update(`link\n${invitationId}\n${id}\n${String(revision)}`)
    .digest()
    .subarray(0, 16);
  expect(golden).toBe(`${id}.${String(revision)}.${mac.toString("base64url")}`);
});
