import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { giftLimits } from "../limits/gift-limits.ts";
import { formatRupiah, parseAmount, rupiahSchema, sumOf } from "./amount.ts";

describe("what somebody types as an amount", () => {
  test.each([
    ["500", 500_000],
    ["500rb", 500_000],
    ["500 ribu", 500_000],
    ["500k", 500_000],
    ["50", 50_000],
    ["1jt", 1_000_000],
    ["1,5jt", 1_500_000],
    ["1.5 juta", 1_500_000],
    ["2,25jt", 2_250_000],
    ["Rp1.500.000", 1_500_000],
    ["rp 1.500.000,-", 1_500_000],
    ["1,500,000", 1_500_000],
    ["100000", 100_000],
    ["1500", 1_500],
    ["50.000", 50_000],
    ["0", 0],
    ["0,5jt", 500_000],
  ])("%s is %i", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    "",
    "abc",
    "1,5",
    "1.2345jtx",
    "1,2345678jt",
    "0,0005rb",
    "-500",
    "1.50.000",
    "500e3",
    "1.500rb",
    "9".repeat(14),
  ])("%s is none", (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  test("what is written is read again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: giftLimits.amount }), (amount) => {
        expect(parseAmount(formatRupiah(amount))).toBe(amount);
        expect(parseAmount(String(amount))).toBe(amount);
      }),
    );
  });

  test("is whole Rupiah or nothing, whatever is typed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,]{1,12}(rb|jt|k|juta| )?$/), (text) => {
        const amount = parseAmount(text);
        expect(amount === null || rupiahSchema.safeParse(amount).success).toBe(true);
      }),
    );
  });
});

test("no amount has a fraction", () => {
  expect(rupiahSchema.safeParse(500_000.5).success).toBe(false);
  expect(rupiahSchema.safeParse(-1).success).toBe(false);
});

test("sums are exact, however many there are", () => {
  const most = fc.array(fc.option(fc.integer({ min: 0, max: giftLimits.amount }), { nil: null }), {
    maxLength: 400,
  });
  fc.assert(
    fc.property(most, (amounts) => {
      const exact = amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n);
      expect(BigInt(sumOf(amounts))).toBe(exact);
    }),
  );
  expect(giftLimits.amount * giftLimits.perInvitation).toBeLessThan(Number.MAX_SAFE_INTEGER);
});
