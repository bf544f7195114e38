import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatGuestToken, parseGuestToken, personalLink } from "./guest-token.ts";

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
  test("carries name and token in the fragment, which no server sees", () => {
    const token = formatGuestToken({ guestId, revision: 2, mac });
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
