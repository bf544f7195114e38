import { expect, test } from "vitest";
import { tableText } from "./table-text.ts";

test.each([
  ["7", "Meja 7"],
  ["12-14", "Meja 12-14"],
  ["Meja 40", "Meja 40"],
  ["Kehormatan", "Kehormatan"],
  ["VIP A", "VIP A"],
])("a table called %j is %j to whoever is led there", (name, said) => {
  expect(tableText(name, "Meja")).toBe(said);
});
