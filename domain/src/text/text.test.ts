import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, isNameText, textSchema, withoutControls } from "./text.ts";

/** URIs are UTF-8, which has no half characters. */
function isWhole(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

test("a text is trimmed before it is measured", () => {
  expect(textSchema(3).parse("  abc\n")).toBe("abc");
  expect(textSchema(3).safeParse("abcd").success).toBe(false);
});

test("whatever is typed, an accepted text is whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
      const parsed = textSchema(100).safeParse(text);
      expect(parsed.success).toBe(isWhole(text.trim()));
    }),
  );
  expect(textSchema(10).safeParse("\udc00").success).toBe(false);
});

test("cutting leaves whole characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(text.startsWith(cut)).toBe(true);
      expect(isWhole(cut)).toBe(isWhole(text));
    }),
  );
  expect(cutText("a💍", 2)).toBe("a");
  expect(cutText("a💍", 3)).toBe("a💍");
});

test("a name shows something, and moves nothing around it", () => {
  for (const name of ["R", "ꦫꦤꦶ", "راني", "👨‍👩‍👧‍👦", "1️⃣", "Ni Luh Ayu"]) expect(isNameText(name), name).toBe(true);
  for (const name of ["", " ", "\u200b\u200d", "a\nb", "a\u0000", "\u202ea", "a\u2069", "a\u2028"])
    expect(isNameText(name), JSON.stringify(name)).toBe(false);
});

test("what is left without controls is whole and has none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
      const clean = withoutControls(text);
      expect(isWhole(clean)).toBe(true);
      expect(isNameText(`a${clean}`)).toBe(true);
    }),
  );
});
