import { describe, expect, test } from "vitest";
import { weddingContent as common } from "../../fixtures/fixtures.ts";
import { changed, sectionOf } from "../../fixtures/merge-content-fixtures.ts";
import { titleOf, type Content } from "../content.ts";
import { contentDifferences } from "../merge/merge-content.ts";
import { contentOfSide } from "./content-of-side.ts";
import { withSideEdited } from "./edit-side.ts";
import { familiesApart, hasOwnLook, hasOwnOrder, withCommonLook, withCommonOrderOf } from "./own-parts.ts";

const edited = (content: Content, change: (shown: Content) => Content) =>
  withSideEdited(content, "groom", change(contentOfSide(content, "groom")));
const inSunyi = (shown: Content): Content => ({ ...shown, theme: "sunyi" });
const coloured =
  (accent: string, theme = common.theme) =>
  (shown: Content): Content => ({ ...shown, adjustments: { [theme]: { accent } } });
const turned = (shown: Content) =>
  changed("hosts", { persons: sectionOf(shown, "hosts").persons.toReversed() }, shown);
const ceremoniesTurned = (shown: Content) =>
  changed("ceremonies", { ceremonies: sectionOf(shown, "ceremonies").ceremonies.toReversed() }, shown);
/** Families whom what `change` makes of the common text does not reach, part by part. */
const apart = (content: Content, change: (content: Content) => Content) => {
  const after = change(content);
  return contentDifferences(content, after)
    .filter(({ family }) => family === undefined)
    .map((difference) => [difference.part, familiesApart(after, ["groom", "bride"], difference)]);
};

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

describe("a change of the common text", () => {
  const withOwn = edited(edited(common, inSunyi), turned);

  test("of theme and colours does not reach a family that has its own", () => {
    expect(apart(withOwn, (content) => ({ ...content, theme: "taman" }))).toEqual([["theme", ["groom"]]]);
    expect(apart(withOwn, coloured("#445566"))).toEqual([["adjustments", ["groom"]]]);
    // Its own colours stay, and the new theme comes.
    const own = edited(common, coloured("#112233"));
    expect(apart(own, (content) => ({ ...content, theme: "taman" }))).toEqual([["theme", []]]);
    expect(apart(own, coloured("#445566"))).toEqual([["adjustments", ["groom"]]]);
    expect(apart(common, coloured("#445566"))).toEqual([["adjustments", []]]);
  });

  test("of facts reaches all; of their order alone not who has an order of their own", () => {
    const renamed = (content: Content) => {
      const [first, ...others] = sectionOf(content, "hosts").persons;
      return first === undefined
        ? content
        : changed("hosts", { persons: [{ ...first, father: "Bapak Slamet" }, ...others] }, content);
    };
    expect(apart(withOwn, renamed)).toEqual([["section", []]]);
    expect(apart(withOwn, ceremoniesTurned)).toEqual([["section", []]]);
    const { persons } = sectionOf(withOwn, "hosts");
    const third = persons.slice(0, 1).map((person) => ({ ...person, id: "tri" }));
    const three = changed("hosts", { persons: [...persons, ...third] }, withOwn);
    expect(apart(three, turned)).toEqual([["section", ["groom"]]]);
    expect(apart(three, (content) => renamed(turned(content)))).toEqual([["section", []]]);
  });

  test("of a section does not reach who words it for themselves", () => {
    const own = edited(common, (shown) =>
      changed("opening", { greeting: { id: "Sugeng rawuh", en: "" } }, shown),
    );
    const greet = (content: Content) => changed("opening", { greeting: { id: "Salam", en: "" } }, content);
    expect(apart(own, greet)).toEqual([["section", ["groom"]]]);
    expect(apart(common, greet)).toEqual([["section", []]]);
  });
});
