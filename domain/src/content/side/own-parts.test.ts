import { describe, expect, test } from "vitest";
import { weddingContent as common } from "../../fixtures/fixtures.ts";
import { changed, sectionOf } from "../../fixtures/merge-content-fixtures.ts";
import { ceremoniesTurned, coloured, edited, inSunyi, turned } from "../../fixtures/side-fixtures.ts";
import { titleOf, type Content } from "../content.ts";
import { contentOfSide } from "./content-of-side.ts";
import { hasOwnLook, hasOwnOrder, withCommonLook, withCommonOrderOf } from "./own-parts.ts";

describe("a family's theme and colours", () => {
  test("are its own as soon as it is seen in them, and common again by one step", () => {
    for (const change of [
      inSunyi,
      coloured("#112233"),
      (shown: Content) => coloured("#112233", "sunyi")(inSunyi(shown)),
    ]) {
      const content = edited(common, change);
      expect([hasOwnLook(content, "groom"), hasOwnLook(content, "bride")]).toEqual([true, false]);
      expect(withCommonLook(content, "groom")).toEqual(common);
    }
    expect(hasOwnLook(common, "groom")).toBe(false);
    // What it chose for a theme that it does not wear changes nothing that anybody sees.
    expect(hasOwnLook(edited(common, coloured("#112233", "sunyi")), "groom")).toBe(false);
  });

  test("are left alone by the way back of an order, and leave its words", () => {
    const content = edited(edited(common, inSunyi), turned);
    expect(titleOf(contentOfSide(withCommonLook(content, "groom"), "groom"))).toBe("Dimas & Rani");
    expect(contentOfSide(withCommonOrderOf(content, "groom", "hosts"), "groom").theme).toBe("sunyi");
  });
});

describe("a family's order of persons and ceremonies", () => {
  test("is its own where it differs, and common again by one step", () => {
    for (const [type, change] of [
      ["hosts", turned],
      ["ceremonies", ceremoniesTurned],
    ] as const) {
      const content = edited(common, change);
      const section = sectionOf(content, type);
      expect([hasOwnOrder(content, "groom", section), hasOwnOrder(content, "bride", section)]).toEqual([
        true,
        false,
      ]);
      expect(withCommonOrderOf(content, "groom", type)).toEqual(common);
      // Once everybody has that order it is nobody's own.
      const same = changed(type, sectionOf(contentOfSide(content, "groom"), type), content);
      expect(hasOwnOrder(same, "groom", sectionOf(same, type))).toBe(false);
    }
    expect(hasOwnOrder(edited(common, turned), "groom", sectionOf(common, "opening"))).toBe(false);
  });
});
