import { expect, test } from "vitest";
import { isolate } from "./isolate.ts";

test("a name from right to left is kept to itself, so that what follows stays behind it", () => {
  expect(isolate("محمد الأمين")).toBe("\u2068محمد الأمين\u2069");
  expect(isolate("Bapak يوسف")).toBe("\u2068Bapak يوسف\u2069");
});

test("all other names travel as they are", () => {
  for (const name of ["Bapak Hadi", "陳玉蘭", "Ayu 🌸", ""]) expect(isolate(name)).toBe(name);
});
