import fc from "fast-check";
import tables from "libphonenumber-js/max/metadata";
import { mobilePattern, readMobile, spacedPhone } from "@janur/domain/contact/phone-cell";
import { expect, it } from "vitest";
import { readPhone } from "./phone.ts";

it.each([
  "081234567890",
  "0812 3456 7890",
  "0812-3456-7890",
  "812-3456-7890",
  "81234567890",
  "6281234567890",
  "62 812 3456 7890",
  "+62 812-3456-7890",
  "+62 (0)812 3456 7890",
  "+62 0812 3456 7890",
  " (0812) 34567890 ",
])("knows %j as one Indonesian number", (typed) => {
  expect(readPhone(typed)).toMatchObject({ kind: "number", phone: "+6281234567890", isLandline: false });
});

it("knows a landline", () => {
  expect(readPhone("(022) 420 1234")).toMatchObject({ kind: "number", isLandline: true });
});

it("takes foreign numbers with their country code", () => {
  expect(readPhone("+60 12-345 6789")).toMatchObject({ kind: "number", phone: "+60123456789" });
});

it.each(["0812", "6.28123E+12", "nomor", "+62", "12", "0812345678901234567"])(
  "does not guess at %j",
  (typed) => {
    expect(readPhone(typed)).toEqual({ kind: "invalid" });
  },
);

it("knows nothing typed from something wrong", () => {
  expect(readPhone("  ")).toEqual({ kind: "empty" });
});

it("reads Indonesian mobile numbers the short way as the library does", () => {
  expect(tables.countries.ID?.[11]).toEqual(expect.arrayContaining([[mobilePattern, expect.anything()]]));
  fc.assert(
    fc.property(
      fc.constantFrom("", "0", "62", "+62", "+62 (0)", "8"),
      fc.stringMatching(/^8?[0-9]{6,13}$/),
      (start, digits) => {
        const short = readMobile(start + digits);
        // Anything else goes the long way.
        if (short !== null) expect(readPhone(start + digits)).toMatchObject({ kind: "number", phone: short });
      },
    ),
    { numRuns: 1_000 },
  );
});

it.each(["0812345678", "08123456789", "081234563344", "0812345678901"])(
  "spaces %s without tables as with them",
  (typed) => {
    const reading = readPhone(typed);
    expect(reading.kind === "number" && spacedPhone(reading.phone)).toBe(
      reading.kind === "number" && reading.pretty,
    );
  },
);

it("leaves any other number without spaces of ours", () => {
  for (const phone of ["", "+62211234567", "+60123456789"]) expect(spacedPhone(phone)).toBe(phone);
});
