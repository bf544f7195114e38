import { describe, expect, test } from "vitest";
import { takesPlace } from "./branch.ts";
import { limits } from "./limits.ts";
import { readProposedLine } from "./proposed-line.ts";

describe("a pasted line", () => {
  const person = (change: object) => ({
    ...{ name: "", honorific: "", suffix: "", origin: "" },
    seats: limits.guestImport.seats,
    ...change,
  });
  test.each<[string, object, string]>([
    [
      "1. Pak Hadi Wiranto & Keluarga - 0812 3456 7890 (4 orang)",
      { honorific: "Pak", name: "Hadi Wiranto", suffix: "& Keluarga", seats: 4 },
      "0812 3456 7890",
    ],
    ["Suparmi", { name: "Suparmi" }, ""],
    ["- Ibu Tuti sekeluarga, 3 org", { honorific: "Ibu", name: "Tuti", suffix: "sekeluarga", seats: 3 }, ""],
    [
      "Bude Sri dan kel. 081234567890",
      { honorific: "Bude", name: "Sri", suffix: "dan kel." },
      "081234567890",
    ],
    ["Tan Giok Lan (99 orang)", { name: "Tan Giok Lan" }, ""],
    ["Ibu", { name: "Ibu" }, ""],
    ["Keluarga Besar SMAN 3", { name: "Keluarga Besar SMAN 3" }, ""],
  ])("%j", (line, said, typedPhone) => {
    expect(readProposedLine(line)).toEqual({ person: person(said), typedPhone });
  });

  test("is nobody without a name, and with one that is too long", () => {
    for (const line of ["", "0812 3456 7890", "a".repeat(limits.guest.name.max + 1)])
      expect(readProposedLine(line)).toBeNull();
  });
});

test("whom the family does not take leaves her place to another", () => {
  expect((["waiting", "approved", "declined", "same"] as const).map(takesPlace)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
