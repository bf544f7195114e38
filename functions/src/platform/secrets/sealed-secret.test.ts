import "../../../../tests/harness/demo-project.ts";
import { expect, test } from "vitest";
import { open, seal } from "./sealed-secret.ts";

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
