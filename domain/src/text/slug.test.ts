import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { isReservedSlug, slugAlternatives, slugify, slugSchema } from "./slug.ts";

const isSlug = (text: string) => slugSchema.safeParse(text).success;
const slugs = fc
  .stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .filter((slug) => slug.length >= limits.slug.min && slug.length <= limits.slug.max);

describe("slugify", () => {
  test.each([
    ["Rani & Dimas", "rani-dimas"],
    ["Zoé & André", "zoe-andre"],
    ["  Ñusta — Łukasz ", "nusta-ukasz"],
    ["💍 Rani 💐 Dimas 💍", "rani-dimas"],
    ["Ratih-and-Udin!!", "ratih-and-udin"],
    ["💍", ""],
    ["王小明", ""],
    ["", ""],
  ])("%s → %s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test("100 characters are cut to what a slug holds", () => {
    expect(slugify("a".repeat(100))).toBe("a".repeat(limits.slug.max));
    expect(slugify(`${"a".repeat(limits.slug.max - 1)} b`)).toBe("a".repeat(limits.slug.max - 1));
  });

  test("whatever is typed, the result is a slug or too short to be one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        const slug = slugify(text);
        expect(slug.length < limits.slug.min || isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe("slugSchema", () => {
  test("takes 3 to 60 characters", () => {
    expect(isSlug("a".repeat(limits.slug.min))).toBe(true);
    expect(isSlug("a".repeat(limits.slug.min - 1))).toBe(false);
    expect(isSlug("a".repeat(limits.slug.max))).toBe(true);
    expect(isSlug("a".repeat(limits.slug.max + 1))).toBe(false);
  });

  test.each([
    "Rani",
    "rani--dimas",
    "-rani",
    "rani-",
    "rani_dimas",
    "rani dimas",
    "rani/dimas",
    "..",
    "rani\n",
    "raní",
  ])("refuses %j", (slug) => {
    expect(isSlug(slug)).toBe(false);
  });

  test("paths of the product are reserved", () => {
    expect(isReservedSlug("media")).toBe(true);
    expect(isReservedSlug("rani-dimas")).toBe(false);
  });
});

describe("slugAlternatives", () => {
  test("offers the year first", () => {
    expect(slugAlternatives("rani-dimas", 2026).slice(0, 4)).toEqual([
      "rani-dimas-2026",
      "rani-dimas-undangan",
      "rani-dimas-kami",
      "rani-dimas-2",
    ]);
  });

  test("does not offer the taken one when cutting it makes it again", () => {
    const taken = `${"a".repeat(limits.slug.max - 6)}-2`;
    expect(slugAlternatives(taken, 2030)).not.toContain(taken);
  });

  test("offers valid slugs only, each once, never the taken one", () => {
    fc.assert(
      fc.property(slugs, fc.integer({ min: 2000, max: 2200 }), (slug, year) => {
        const offered = slugAlternatives(slug, year);
        expect(offered.length).toBeGreaterThan(limits.slug.suggestions);
        expect(offered.filter((text) => !isSlug(text))).toEqual([]);
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered).not.toContain(slug);
      }),
    );
  });
});
