import "../../../../tests/harness/demo-project.ts";
import { expect, test } from "vitest";
import { open, resealed, seal } from "./sealed-secret.ts";

test("a secret comes back at its own place only, and never looks the same twice", () => {
  const sealed = seal("rahasia ✓", "app-a");
  expect(open(sealed, "app-a")).toBe("rahasia ✓");
  expect(() => open(sealed, "app-b")).toThrow();
  expect(seal("rahasia ✓", "app-a").sealed).not.toBe(sealed.sealed);
  expect(JSON.stringify(sealed)).not.toContain("rahasia");
});

test("what somebody has changed does not open", () => {
  const sealed = seal("rahasia", "app-a");
  const other = seal("lainnya", "app-a");
  expect(() => open({ ...sealed, sealed: other.sealed }, "app-a")).toThrow();
  expect(() => open({ ...sealed, tag: other.tag }, "app-a")).toThrow();
  expect(() => open({ ...sealed, tag: sealed.tag.slice(0, 8) }, "app-a")).toThrow();
});

test("a new key of the ring seals, the older ones still open, and what they sealed can be sealed anew", () => {
  const [older, newer] = ["older-0123456789abcdef", "newer-0123456789abcdef"];
  const before = seal("rahasia", "app-a", [older]);
  expect(open(before, "app-a", [newer, older])).toBe("rahasia");
  expect(() => open(before, "app-a", [newer])).toThrow("another key");
  const after = resealed(before, "app-a", [newer, older]);
  if (after === null) throw new Error("it lay under the older key");
  expect(open(after, "app-a", [newer])).toBe("rahasia");
  expect(resealed(after, "app-a", [newer, older])).toBeNull();
  expect(() => resealed(before, "app-b", [newer, older])).toThrow("another key");
});
