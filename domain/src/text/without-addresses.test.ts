import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutAddresses } from "./without-addresses.ts";

test.each([
  [
    "BCA: akun Anda diblokir, buka https://evil.test/login & segera",
    "BCA: akun Anda diblokir, buka … & segera",
  ],
  ["buka evil.test sekarang", "buka … sekarang"],
  ["buka EVIL.COM!", "buka …!"],
  ["bit.ly/abc dan www.Evil.Jalan", "… dan …"],
  ["Bank.Resmi.Anda?x=1", "…"],
  ["klik javascript:alert(1)", "klik …"],
  ["tulis ke admin@bank.co.id, ya", "tulis ke …, ya"],
  ["situs-jahat.jahat", "…"],
  ["10.0.0.1/masuk", "…"],
  ["https://Evil", "…"],
])("%s", (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});

test.each([
  "Rani & Dimas",
  "Pernikahan dr. Rani Ayu, S.Ked., M.Si. & Ir. Dimas, S.T., M.Kom",
  "Drs.Budi dan H.M.Saleh, S.Pd.I",
  "Akad 12.12.2026 pukul 10.00",
  "Jl.Sudirman No.5/6",
  "Ulang tahun ke-70: Eyang",
])("%s stays as it is", (text) => {
  expect(withoutAddresses(text)).toBe(text);
});

test("whatever stands around it, no address with a scheme, a path or a usual end is left", () => {
  const host = fc.stringMatching(/^[a-z]{2,8}(\.[a-z]{2,8}){0,2}\.(com|co\.id|link|test)$/);
  const address = fc.oneof(
    host,
    host.map((name) => `https://${name}/a?b=1`),
    host.map((name) => `${name.toUpperCase()}/x`),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 12 }), address, (around, one) => {
      expect(withoutAddresses(`${around} ${one} ${around}`)).not.toContain(one);
    }),
  );
});

test("a long text takes no time", () => {
  const startedAt = Date.now();
  for (const text of ["a.".repeat(2_000), "a-".repeat(2_000), `${"a".repeat(4_000)}@`])
    withoutAddresses(text);
  expect(Date.now() - startedAt).toBeLessThan(1_000);
});
