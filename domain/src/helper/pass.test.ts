import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  formatPassToken,
  helperPath,
  parsePassToken,
  passPinSchema,
  passScopesSchema,
  passState,
  withUse,
} from "./pass.ts";

const now = new Date("2026-12-12T03:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

test("a token goes into a link and comes back", () => {
  const parts = { passId: "AbCdEfGhIjKlMnOpQrSt", secret: "abcdefghij_-0123456789" };
  const token = formatPassToken(parts);
  expect(parsePassToken(token)).toEqual(parts);
  expect(helperPath(token)).toBe(`/bantu#t=${token}`);
});

test.each(["", "x", "AbCdEfGhIjKlMnOpQrSt", "AbCdEfGhIjKlMnOpQrSt.", "AbCdEfGhIjKlMnOpQrSt.short", "a/b.c"])(
  "%j is no token",
  (text) => {
    expect(parsePassToken(text)).toBeNull();
  },
);

test("a PIN is a few digits", () => {
  for (const pin of ["1234", "00000000"]) expect(passPinSchema.safeParse(pin).success, pin).toBe(true);
  for (const pin of ["", "123", "123456789", "12a4", "١٢٣٤", " 1234"])
    expect(passPinSchema.safeParse(pin).success, pin).toBe(false);
});

test("a pass has at least one task, and none twice", () => {
  for (const scopes of [["programme"], ["programme", "answerGuests"]])
    expect(passScopesSchema.safeParse(scopes).success).toBe(true);
  for (const scopes of [[], ["programme", "programme"], ["everything"]])
    expect(passScopesSchema.safeParse(scopes).success).toBe(false);
});

test("a pass is open until its end or its revocation", () => {
  expect(passState({ revokedAt: null, expireAt: new Date(now.getTime() + 1) }, now)).toBe("open");
  expect(passState({ revokedAt: null, expireAt: now }, now)).toBe("over");
  expect(passState({ revokedAt: ago(1), expireAt: ago(-1000) }, now)).toBe("revoked");
});

test("uses are noted once in a while, and the latest stay", () => {
  const use = (ms: number) => ({ at: ago(ms), scope: "programme" as const });
  expect(withUse({ uses: [] }, "programme", now)).toEqual([use(0)]);
  expect(withUse({ uses: [use(limits.pass.useEveryMs - 1)] }, "programme", now)).toBeNull();
  expect(withUse({ uses: [use(1)] }, "answerGuests", now)).toEqual([
    use(1),
    { at: now, scope: "answerGuests" },
  ]);
  const many = Array.from({ length: limits.pass.uses }, (_, index) => use(90_000_000 - index));
  expect(withUse({ uses: many }, "programme", now)).toEqual([...many.slice(1), use(0)]);
});
