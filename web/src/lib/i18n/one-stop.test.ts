import i18next from "i18next";
import { expect, test } from "vitest";
import { oneStop } from "./one-stop.ts";

test.each([
  ["Namanya sama dengan dr. Sri, Sp.A..", "Namanya sama dengan dr. Sri, Sp.A."],
  ["Namanya sama dengan Sri.", "Namanya sama dengan Sri."],
  ["Tunggu...", "Tunggu..."],
])("%j ends once, whatever its last name ends with", (text, said) => {
  expect(oneStop.process(text, "", {}, i18next)).toBe(said);
});
