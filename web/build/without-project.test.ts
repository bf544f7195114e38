import { expect, test } from "vitest";
import { isDemo, namedProject } from "./without-project.ts";

test.each([undefined, "", "  ", "Janur", "janur production", "fill in", "../x"])(
  "%j names no project",
  (value) => {
    expect(namedProject(value)).toBeNull();
    expect(isDemo(namedProject(value))).toBe(false);
  },
);

test("a demo is told from a real project by its id", () => {
  expect(namedProject(" janur-production ")).toBe("janur-production");
  expect(isDemo(namedProject("janur-production"))).toBe(false);
  expect(isDemo(namedProject("demo-janur"))).toBe(true);
});
