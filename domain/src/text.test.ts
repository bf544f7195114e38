import fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, textSchema } from "./text.ts";

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
