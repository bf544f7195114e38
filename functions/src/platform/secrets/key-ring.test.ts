import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isPictureKey, makePictureKey } from "../../nouns/chat/picture-key.ts";
import { makeThreadToken, verifyThreadToken } from "../../nouns/chat/thread-token.ts";
import { doorDigests, doorRingId, makeDoorCode } from "./door-code.ts";
import { makeGuestToken, makeMailToken, verifyGuestToken, verifyMailToken } from "./guest-token.ts";
import { requireGivenKeys } from "./key-value.ts";
import { makeUnlockToken, verifyUnlockToken } from "./unlock-token.ts";

const older = "older-0123456789abcdef0123456789";
const newer = "newer-0123456789abcdef0123456789";
const invitationId = "InvitationOfThisTest";
const guestId = "GuestOfThisTest00001";
const guest = { id: guestId, linkRevision: 1, isLinkRevoked: false };
const now = new Date("2026-12-12T00:00:00Z");

beforeEach(() => {
  vi.stubEnv("FIREBASE_CONFIG", undefined);
  vi.stubEnv("GCLOUD_PROJECT", "janur-production");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function under<Result>(ring: string, work: () => Result): Result {
  vi.stubEnv("LINK_SECRET", ring);
  return work();
}

/** Everything that the ring signs: what makes it, and whether it is genuine. */
const signed: readonly [string, () => string, (token: string) => boolean][] = [
  [
    "a short link",
    () => makeGuestToken(invitationId, guestId, 1),
    (token) => verifyGuestToken(invitationId, token)?.guestId === guestId,
  ],
  [
    "a long link",
    () => makeGuestToken(invitationId, guestId, 256),
    (token) => verifyGuestToken(invitationId, token)?.revision === 256,
  ],
  [
    "a link that ends mails",
    () => makeMailToken(invitationId, guestId, null),
    (token) => verifyMailToken(invitationId, token, null)?.guestId === guestId,
  ],
  [
    "a thread",
    () => makeThreadToken(invitationId, guestId),
    (token) => verifyThreadToken(invitationId, token) === guestId,
  ],
  [
    "a proof",
    () => makeUnlockToken("pass", guestId, 3),
    (proof) => verifyUnlockToken("pass", guestId, proof) === 3,
  ],
  ["a key of pictures", () => makePictureKey(guestId, now), (key) => isPictureKey(guestId, key, now)],
];

describe.each(signed)("%s", (_, make, isGenuine) => {
  test("that was given out before a new key lives on, and the new key makes the next one", () => {
    const before = under(older, make);
    const after = under(`${newer},${older}`, make);
    expect(after).not.toBe(before);
    expect(after).toBe(under(newer, make));
    under(`${newer},${older}`, () => {
      expect([before, after].map(isGenuine)).toEqual([true, true]);
    });
    under(older, () => {
      expect([before, after].map(isGenuine)).toEqual([true, false]);
    });
    under(newer, () => {
      expect([before, after].map(isGenuine)).toEqual([false, true]);
    });
  });

  test("that a key with a line's end behind it made lives on, for the key stays as it is", () => {
    const before = under(`${older}\n`, make);
    expect(before).not.toBe(under(older, make));
    expect(under(`${newer},${older}\n`, () => isGenuine(before))).toBe(true);
  });
});

describe("codes of the door", () => {
  test("are held against those of each key, and earlier ones too", () => {
    const card = under(older, () => doorDigests(invitationId, guest));
    const both = under(`${newer},${older}`, () => doorDigests(invitationId, guest));
    expect(both.codes).toHaveLength(2);
    expect(both.codes).toEqual(expect.arrayContaining([...card.codes]));
    expect(under(`${newer},${older}`, () => makeDoorCode(invitationId, guestId, 1))).toBe(
      under(newer, () => makeDoorCode(invitationId, guestId, 1)),
    );
    const rotated = under(`${newer},${older}`, () =>
      doorDigests(invitationId, { ...guest, linkRevision: 2 }),
    );
    expect(rotated.earlierCodes).toEqual(both.codes);
  });

  test("are packed anew under another ring", () => {
    const rings = [older, newer, `${newer},${older}`].map((ring) => under(ring, doorRingId));
    expect(new Set(rings).size).toBe(3);
    expect(under(older, doorRingId)).toBe(rings[0]);
    for (const id of rings) expect(id).toMatch(/^[\w-]{11}$/);
  });
});

test.each([`${newer},`, `,${older}`, `${newer},short`, `${newer}, ,${older}`])(
  "a ring with an empty or short key ends the start: %j",
  (ring) => {
    expect(() => {
      requireGivenKeys({ LINK_SECRET: ring });
    }).toThrow("LINK_SECRET is absent or has fewer than 32 characters");
  },
);
