import { expect, it } from "vitest";
import { parsePhoneNumber } from "./phone-number.ts";

it.each([
  "081234567890",
  "0812 3456 7890",
  "0812-3456-7890",
  "81234567890",
  "6281234567890",
  "62 812 3456 7890",
  "+62 812-3456-7890",
  "+62 (0)812 3456 7890",
  "+62 0812 3456 7890",
  " (0812) 34567890 ",
])("knows %j as one Indonesian number", (typed) => {
  expect(parsePhoneNumber(typed)).toBe("+6281234567890");
});

it("takes foreign numbers with their country code", () => {
  expect(parsePhoneNumber("+60 12-345 6789")).toBe("+60123456789");
});

it.each(["", "0812", "abc", "+62", "12", "0812345678901234567"])("refuses %j", (typed) => {
  expect(parsePhoneNumber(typed)).toBeNull();
});
