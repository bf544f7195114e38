import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentIdFromBytes, documentIdSchema, partIdSchema, uidSchema } from "./id.ts";

describe("ids from outside", () => {
  test.each([
    "",
    "short",
    "a".repeat(19),
    "a".repeat(21),
    `${"a".repeat(19)}/`,
    `${"a".repeat(18)}..`,
    "__proto__aaaaaaaaaaa",
    `${"a".repeat(20)}\n`,
  ])("%j is no document id", (id) => {
    expect(documentIdSchema.safeParse(id).success).toBe(false);
  });

  test("account ids have 1 to 128 letters, digits, hyphens and underscores", () => {
    const isUid = (uid: string) => uidSchema.safeParse(uid).success;
    expect([isUid(""), isUid("a"), isUid("a".repeat(128)), isUid("a".repeat(129))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(["a/b", "a.b", "..", "a b"].map(isUid)).toEqual([false, false, false, false]);
  });

  test("ids of parts cannot be names that every object has", () => {
    const isPart = (id: string) => partIdSchema.safeParse(id).success;
    expect([isPart("akad"), isPart("a".repeat(24)), isPart("a".repeat(25)), isPart("")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(["__proto__", "toString", "a.b"].map(isPart)).toEqual([false, false, false]);
  });
});

describe("ids from bytes", () => {
  test("are document ids and always the same", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 32 }), (bytes) => {
        const id = documentIdFromBytes(bytes);
        expect(documentIdSchema.safeParse(id).success).toBe(true);
        expect(documentIdFromBytes(bytes)).toBe(id);
      }),
    );
  });

  test("need 20 of them", () => {
    expect(() => documentIdFromBytes(new Uint8Array(19))).toThrow(RangeError);
  });
});
