import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { isNamed, nameLikeness, namePartsOf, nameWords, searchPart, similarParts } from "./name-search.ts";

describe("words of a name", () => {
  test.each([
    ["Bpk. H. Hadi Wiranto, S.E.", ["hadi", "wiranto"]],
    ["dr. Hj. Nur'Aini Élodie, Sp.A.", ["nuraini", "elodie"]],
    ["I Gusti Ayu Made", ["i", "gusti", "ayu", "made"]],
    ["Suparmi & Keluarga", ["suparmi"]],
    ["Ibu", ["ibu"]],
    ["陳玉蘭", ["陳玉蘭"]],
    ["🙂", []],
  ])("%s", (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });
});

describe("searching", () => {
  test("every word is found by its beginning", () => {
    expect(namePartsOf("Hadi Wira")).toEqual(["ha", "had", "hadi", "wi", "wir", "wira"]);
    expect(searchPart("pak hadi wir")).toBe("hadi");
    expect(searchPart("  ")).toBeNull();
    expect(isNamed("Hadi Wiranto", "wir had")).toBe(true);
    expect(isNamed("Hadi Wiranto", "hadi k")).toBe(false);
  });

  test("what is asked for is always among the parts of that very name, and those are few", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: limits.guest.name.max, unit: "grapheme" }), (name) => {
        const parts = namePartsOf(name);
        const part = searchPart(name);
        if (part !== null) expect(parts).toContain(part);
        expect(isNamed(name, name)).toBe(true);
        expect(parts.length).toBeLessThanOrEqual(88);
        expect(similarParts(name).length).toBeLessThanOrEqual(16);
      }),
    );
  });
});

describe("likeness", () => {
  test("titles, order and degrees do not matter", () => {
    expect(nameLikeness("Pak Hadi Wiranto", "Drs. H. Wiranto Hadi, M.M.")).toBe(1);
  });

  test("a slip is close, a second name missing is closer than another person", () => {
    const likeness = (name: string) => nameLikeness("Suparmi Lestari", name);
    expect(likeness("Suparmi Lestary")).toBeGreaterThan(0.85);
    expect(likeness("Suparmi")).toBeGreaterThan(0.6);
    expect(likeness("Suparmi")).toBeGreaterThan(likeness("Suparno Wibowo"));
    expect(likeness("Tan Giok Lan")).toBeLessThan(0.3);
    expect(nameLikeness("🙂", "Suparmi")).toBe(0);
  });
});
