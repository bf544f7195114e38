import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatGuestToken, isShortToken, parseGuestToken, personalLink } from "./guest-token.ts";
import { limits } from "../limits.ts";

const tokens = fc.record({
  guestId: fc.stringMatching(/^[A-Za-z0-9]{20}$/),
  revision: fc.integer({ min: 1, max: 999_999 }),
  mac: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
});
const guestId = "AbcdefghijKLMNOPQRs9";
const mac = "abcdefghijklmnopqrst-_";

describe("the token of a link", () => {
  test("there and back", () => {
    fc.assert(
      fc.property(tokens, (token) => {
        expect(parseGuestToken(formatGuestToken(token))).toEqual(token);
      }),
    );
  });

  test.each([
    "",
    ".",
    "..",
    `${guestId}.1`,
    `${guestId}.1.`,
    `${guestId}.0.${mac}`,
    `${guestId}.01.${mac}`,
    `${guestId}.-1.${mac}`,
    `${guestId}.1e3.${mac}`,
    `${guestId}.1000000.${mac}`,
    `${guestId}.1.${mac}x`,
    `${guestId}.1.${mac.slice(1)}`,
    `${guestId}.1.${mac.slice(1)}=`,
    `${guestId.slice(1)}.1.${mac}`,
    `${guestId.slice(1)}/.1.${mac}`,
    `../../users/somebody.1.${mac}`,
    `${guestId}.1.${mac}\n`,
    ` ${guestId}.1.${mac}`,
    `${guestId}.1.${mac}.${mac}`,
    `${guestId}.１.${mac}`,
    `J1.${guestId}.${mac}`,
  ])("%j is none", (text) => {
    expect(parseGuestToken(text)).toBeNull();
  });

  test("no text makes the parser fail", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const token = parseGuestToken(text);
        expect(token === null || formatGuestToken(token) === text).toBe(true);
      }),
    );
  });
});

describe("the personal link", () => {
  const short = "abcdefghijklmnopqrstuvwxyz-_";

  test("is the page and the short token: within 60 characters where the slug has at most 22", () => {
    const path = personalLink("", "twenty-two-letters-long", "Bapak Hadi Wiranto & Keluarga", short);
    expect(path).toBe(`/event/twenty-two-letters-long#g=${short}`);
    expect(path.length - 1).toBe(limits.guest.linkText);
    expect(personalLink("https://janur.example", "a".repeat(60), "Ani", short)).toBe(
      `https://janur.example/event/${"a".repeat(60)}#g=${short}`,
    );
  });

  test("says the name where that fits, all of it or nothing", () => {
    expect(personalLink("", "rani-dimas", "Ibu Tuti", short)).toBe(
      `/event/rani-dimas#to=Ibu+Tuti&g=${short}`,
    );
    expect(personalLink("", "rani-dimas", "Ibu Tutik", short)).toBe(`/event/rani-dimas#g=${short}`);
    expect(personalLink("", "r-d", "A&B=", short)).toBe(`/event/r-d#to=A%26B%3D&g=${short}`);
  });

  test("of a token that has no short form carries name and token in the fragment, too", () => {
    const token = formatGuestToken({ guestId, revision: 2, mac });
    expect([isShortToken(token), isShortToken(short), isShortToken(`${short}A`)]).toEqual([
      false,
      true,
      false,
    ]);
    const link = personalLink("https://janur.example", "rani-dimas", "Bapak Hadi & Keluarga #1", token);
    const [address, fragment, ...more] = link.split("#");
    expect(more).toEqual([]);
    expect(address).toBe("https://janur.example/event/rani-dimas");
    const fields = (fragment ?? "").split("&").map((field) => field.split("=").map(decodeURIComponent));
    expect(fields).toEqual([
      ["to", "Bapak Hadi & Keluarga #1"],
      ["g", token],
    ]);
  });
});
