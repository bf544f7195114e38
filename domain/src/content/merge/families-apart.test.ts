import { describe, expect, test } from "vitest";
import { weddingContent as common } from "../../fixtures/fixtures.ts";
import { changed, sectionOf } from "../../fixtures/merge-content-fixtures.ts";
import { ceremoniesTurned, coloured, edited, inSunyi, turned } from "../../fixtures/side-fixtures.ts";
import type { Content } from "../content.ts";
import { contentOfSide } from "../side/content-of-side.ts";
import { familiesApart } from "./families-apart.ts";
import { orderChanges } from "./section-order.ts";
import { contentDifferences } from "./merge-content.ts";

/** Families whom what `change` makes of the common text does not reach, part by part. */
const apart = (content: Content, change: (content: Content) => Content) => {
  const after = change(content);
  return contentDifferences(content, after)
    .filter(({ family }) => family === undefined)
    .map((difference) => [difference.part, familiesApart(after, ["groom", "bride"], difference)]);
};

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

  test("of the order of sections does not reach a family that has placed its own", () => {
    const families = ["groom", "bride"] as const;
    const moved = (content: Content): Content => {
      const [cover, ...others] = content.sections;
      return { ...content, sections: [...(cover === undefined ? [] : [cover]), ...others.toReversed()] };
    };
    expect(orderChanges(common, moved(common), families)).toEqual([{ part: "order", apart: [] }]);
    const placed = edited(common, moved);
    expect(orderChanges(common, placed, families)).toEqual([{ part: "order", family: "groom", apart: [] }]);
    const after = moved(placed);
    expect(orderChanges(placed, after, families)).toEqual([{ part: "order", apart: ["groom"] }]);
    // What it does not reach is so on the family's page.
    expect(contentOfSide(after, "groom")).toEqual(contentOfSide(placed, "groom"));
    // A section more or less, or other words, are no order.
    const fewer = { ...common, sections: common.sections.slice(0, -1) };
    expect(orderChanges(fewer, common, families)).toEqual([]);
    expect(orderChanges(common, fewer, families)).toEqual([]);
    expect(orderChanges(common, turned(common), families)).toEqual([]);
  });
});
