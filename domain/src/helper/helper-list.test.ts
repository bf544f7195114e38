import { describe, expect, test } from "vitest";
import { takesPlace } from "./helper-list.ts";
import { limits } from "../limits.ts";
import { readProposedLines } from "./proposed-line.ts";

describe("a pasted line", () => {
  const person = (change: object) => ({
    ...{ name: "", honorific: "", suffix: "", origin: "" },
    seats: 1,
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
      { honorific: "Bude", name: "Sri", suffix: "dan kel.", seats: 4 },
      "081234567890",
    ],
    ["Tan Giok Lan (99 orang)", { name: "Tan Giok Lan" }, ""],
    ["Ibu", { name: "Ibu" }, ""],
    ["Udin +1", { name: "Udin", seats: 2 }, ""],
    ["Udin (RT 08)", { name: "Udin", origin: "RT 08" }, ""],
    ["*Budi & Ani*", { name: "Budi & Ani", seats: 2 }, ""],
  ])("%j", (line, said, typedPhone) => {
    expect(readProposedLines(line)).toEqual([{ line: 1, typed: line, person: person(said), typedPhone }]);
  });

  test("is nobody without a name, and with one that is too long", () => {
    for (const line of ["0812 3456 7890", "a".repeat(limits.guest.name.max + 1)])
      expect(readProposedLines(line)).toMatchObject([{ person: null, typed: line }]);
    expect(readProposedLines("\n---\n")).toEqual([]);
  });

  test("is nobody where it is a heading, a sum or talk; its place is that in the text", () => {
    const list = readProposedLines("Daftar tamu Bude:\n\n1. Suparmi\nTotal 1\nmakasih ya");
    expect(list.map(({ line, person: read }) => [line, read?.name ?? null])).toEqual([
      [1, null],
      [3, "Suparmi"],
      [4, null],
      [5, null],
    ]);
  });
});

test("whom the family does not take leaves their place to another", () => {
  expect((["waiting", "approved", "declined", "same"] as const).map(takesPlace)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
