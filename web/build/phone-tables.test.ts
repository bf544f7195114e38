import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import examples from "libphonenumber-js/mobile/examples";
import tables from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import { withoutFormats } from "./phone-tables.ts";

const small = withoutFormats(tables);

test("numbers of every country are read as with the whole tables", () => {
  const codes = Object.entries(tables.countries).map(([country, [code]]) => [country, String(code)] as const);
  expect(codes.length).toBeGreaterThan(200);
  const numbers = codes.flatMap(([country, code]) => {
    const example = new Map<string, unknown>(Object.entries(examples)).get(country);
    const number = typeof example === "string" ? `+${code}${example}` : `+${code}123456`;
    return [number, number.slice(0, -1), `${number}1`];
  });
  for (const number of numbers) {
    const [whole, less] = [tables, small].map((used) => parsePhoneNumberFromString(number, "ID", used));
    expect([number, less?.number, less?.isValid()]).toEqual([number, whole?.number, whole?.isValid()]);
  }
});

test("numbers from nearby are shown in groups, others behind their country's code", () => {
  const shown = (number: string) => parsePhoneNumberFromString(number, "ID", small)?.formatInternational();
  expect(shown("081234567890")).toBe("+62 812 3456 7890");
  expect(shown("+6581234567")).toBe("+65 8123 4567");
  expect(shown("+31612345678")).toBe("+31 612345678");
});
