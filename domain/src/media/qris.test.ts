import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { qrisOf } from "../fixtures/fixtures-qris.ts";
import { qrisChecksum, readQris } from "./qris.ts";

test("the checksum is the one of the standard", () => {
  // The check value of CRC-16/IBM-3740.
  expect(qrisChecksum("123456789")).toBe("29B1");
});

describe("a code", () => {
  test("names its merchant and the city", () => {
    expect(readQris(qrisOf("RANI DAN DIMAS"))).toEqual({ merchant: "RANI DAN DIMAS", city: "BANDUNG" });
  });

  test("for one payment only says so", () => {
    expect(readQris(qrisOf("RANI DAN DIMAS", { "01": "12" }))).toBe("single-use");
  });

  test.each([
    ["of another country", { "58": "SG", "53": "702" }],
    ["without a merchant's name", { "59": " " }],
    ["of no Indonesian switch", { "26": "0013SG.COM.PAY.QR", "51": "0013SG.COM.PAY.QR" }],
    ["of another format", { "00": "02" }],
  ])("%s is no QRIS", (_name, change) => {
    expect(readQris(qrisOf("RANI DAN DIMAS", change))).toBe("no-qris");
  });

  test.each(["", "https://janur.example", "0002", "000201", "6304FFFF", "00020159", "0099012345"])(
    "%j is no QRIS",
    (text) => {
      expect(readQris(text)).toBe("no-qris");
    },
  );

  test("with one letter changed is no QRIS", () => {
    const code = qrisOf("RANI DAN DIMAS");
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: code.length - 1 }),
        fc.constantFrom("0", "1", "7", "9", "A", "Z"),
        (at, letter) => {
          fc.pre(code[at] !== letter);
          expect(readQris(code.slice(0, at) + letter + code.slice(at + 1))).toBe("no-qris");
        },
      ),
    );
  });
});
