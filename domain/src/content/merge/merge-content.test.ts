import { describe, expect, test } from "vitest";
import { contentSchema, type Content } from "../content.ts";
import { weddingContent as base } from "../../fixtures/fixtures.ts";
import { limits } from "../../limits.ts";
import { contentDifferences, mergeContent } from "./merge-content.ts";
import { both, changed, ids, notes, sectionOf, withCeremony } from "../../fixtures/merge-content-fixtures.ts";
import type { Section } from "../section.ts";

describe("two later versions of one content", () => {
  test("of different sections come together without a word", () => {
    const mine = changed("opening", { greeting: both("Salam hangat") });
    const theirs = changed("closing", { signature: both("Keluarga besar") });
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(content).toEqual(changed("opening", { greeting: both("Salam hangat") }, theirs));
  });

  test("of different ceremonies, fields and languages in one section too", () => {
    const mine = withCeremony("akad", { dressCode: { id: "Batik", en: "" } });
    const theirs = withCeremony(
      "resepsi",
      { venue: "Joglo" },
      withCeremony("akad", { dressCode: { id: "", en: "Batik, please" } }),
    );
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    const { ceremonies } = sectionOf(content, "ceremonies");
    expect(ceremonies.map(({ venue, dressCode }) => [venue, dressCode])).toEqual([
      ["Gedung Wana Bakti", { id: "Batik", en: "Batik, please" }],
      ["Joglo", { id: "Nuansa hijau daun atau krem", en: "Leaf green or cream" }],
      ["Rumah keluarga Rani", { id: "", en: "" }],
    ]);
  });

  test("of one text are a conflict with both, and what only one side changed stays in either", () => {
    const mine = changed("opening", { greeting: both("Shalom"), text: both("Dari saya") });
    const theirs = changed("opening", { greeting: both("Salam"), isHidden: true });
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    const one = { ...sectionOf(mine, "opening"), isHidden: true };
    const other = { ...one, greeting: both("Salam") };
    expect(conflicts).toEqual([{ part: "section", key: "section opening", mine: one, theirs: other }]);
    expect(sectionOf(content, "opening")).toEqual(one);
    const settled = mergeContent({ base, mine, theirs }, { "section opening": "theirs" });
    expect(settled.conflicts).toEqual([]);
    expect(sectionOf(settled.content, "opening")).toEqual(other);
  });

  test("never put one side's start into the other's zone, nor one's map to the other's place", () => {
    const mine = withCeremony("akad", { zone: "Asia/Makassar", mapUrl: "https://maps.example/mine" });
    const theirs = withCeremony("akad", { startAt: "2026-12-12T00:00:00.000Z", venue: "Joglo" });
    const { conflicts } = mergeContent({ base, mine, theirs });
    const [conflict] = conflicts;
    const first = (section: Section | null) =>
      section?.type === "ceremonies" ? section.ceremonies[0] : undefined;
    if (conflict?.part !== "section") throw new Error("no conflict of a section");
    expect(first(conflict.mine)).toEqual(sectionOf(mine, "ceremonies").ceremonies[0]);
    expect(first(conflict.theirs)).toEqual(sectionOf(theirs, "ceremonies").ceremonies[0]);
  });

  test("of which one removed what the other changed are a conflict", () => {
    const mine = { ...base, sections: base.sections.filter(({ type }) => type !== "wishes") };
    const theirs = changed("wishes", { heading: both("Doa") });
    const { conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([
      { part: "section", key: "section wishes", mine: null, theirs: sectionOf(theirs, "wishes") },
    ]);
    expect(ids(mergeContent({ base, mine, theirs }, { "section wishes": "mine" }).content)).toEqual(
      ids(mine),
    );
    expect(mergeContent({ base, mine, theirs }, { "section wishes": "theirs" }).content).toEqual(theirs);
    // Removing what nobody touched is no conflict.
    expect(mergeContent({ base, mine, theirs: base }).content).toEqual(mine);
  });

  test("keep the order of the side that moved things, and what the other added in its place", () => {
    const [cover, ...rest] = base.sections;
    if (cover === undefined) throw new Error("no cover");
    const mine = { ...base, sections: [cover, ...rest.toReversed()] };
    const theirs = { ...base, sections: base.sections.toSpliced(2, 0, notes("notes-1", "Parkir")) };
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(ids(content)).toEqual([
      "cover",
      "closing",
      "wishes",
      "rsvp",
      "ceremonies",
      "hosts",
      "opening",
      "notes-1",
    ]);
  });

  test("may both add under one id: two notes stay two, two countdowns are one", () => {
    const add = (section: Section) => ({ ...base, sections: [...base.sections, section] });
    const merged = mergeContent({
      base,
      mine: add(notes("notes-8", "Parkir")),
      theirs: add(notes("notes-8", "Busana")),
    });
    expect(merged.conflicts).toEqual([]);
    expect(
      merged.content.sections.slice(-2).map((section) => "heading" in section && section.heading.id),
    ).toEqual(["Parkir", "Busana"]);
    const countdown = (id: string, text: string): Section => ({
      id,
      type: "countdown",
      isHidden: false,
      heading: both(text),
    });
    const counted = mergeContent({
      base,
      mine: add(countdown("countdown-9", "Hari lagi")),
      theirs: add(countdown("countdown-8", "Menuju hari")),
    });
    expect(counted.conflicts).toEqual([
      {
        part: "section",
        key: "section countdown-8",
        mine: countdown("countdown-8", "Hari lagi"),
        theirs: countdown("countdown-8", "Menuju hari"),
      },
    ]);
    expect(counted.content.sections.filter(({ type }) => type === "countdown")).toHaveLength(1);
  });

  test("may both add a ceremony under one id, even in different sections", () => {
    const [akad] = sectionOf(base, "ceremonies").ceremonies;
    if (akad === undefined) throw new Error("no ceremony");
    const section = (id: string, name: string): Section => ({
      ...sectionOf(base, "ceremonies"),
      id,
      ceremonies: [{ ...akad, id: "ceremony-4", name: both(name) }],
    });
    const mine = { ...base, sections: [...base.sections, section("ceremonies-2", "Siraman")] };
    const theirs = { ...base, sections: [...base.sections, section("ceremonies-3", "Midodareni")] };
    const { content } = mergeContent({ base, mine, theirs });
    expect(contentSchema.safeParse(content).success).toBe(true);
    expect(JSON.stringify(content)).toContain("Siraman");
    expect(JSON.stringify(content)).toContain("Midodareni");
  });

  test("settle themes and languages by choice when both changed them", () => {
    const mine: Content = { ...base, theme: "sunyi", languages: ["en"] };
    const theirs: Content = { ...base, languages: ["en", "id"] };
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(content.theme).toBe("sunyi");
    expect(conflicts).toEqual([{ part: "languages", key: "languages", mine: ["en"], theirs: ["en", "id"] }]);
    expect(mergeContent({ base, mine, theirs }, { languages: "theirs" }).content.languages).toEqual([
      "en",
      "id",
    ]);
  });

  test("hand back the own sections for which there is no room any more", () => {
    const fill = (prefix: string) =>
      Array.from({ length: limits.content.sections - base.sections.length }, (_, index) =>
        notes(`${prefix}-${String(index + 1)}`, `${prefix} ${String(index)}`),
      );
    const mine = { ...base, sections: [...base.sections, ...fill("mine").slice(0, 2)] };
    const theirs = { ...base, sections: [...base.sections, ...fill("theirs")] };
    const { content, leftOut } = mergeContent({ base, mine, theirs });
    expect(content).toEqual(theirs);
    expect(leftOut).toEqual(fill("mine").slice(0, 2));
  });

  test("blanks around a text are no change", () => {
    const mine = changed(
      "opening",
      { greeting: both("Shalom ") },
      changed("opening", { greeting: both("Shalom") }),
    );
    const theirs = changed("opening", { greeting: both("Shalom") });
    expect(mergeContent({ base, mine, theirs }).conflicts).toEqual([]);
    expect(mergeContent({ base: theirs, mine, theirs: base }).content).toEqual(base);
  });
});

test("differences name each part that is not the same", () => {
  const theirs: Content = {
    ...changed("closing", { signature: both("Keluarga") }),
    theme: "sunyi",
    languages: ["id"],
  };
  const added = { ...theirs, sections: [...theirs.sections, notes("notes-1", "Parkir")] };
  expect(contentDifferences(base, base)).toEqual([]);
  expect(contentDifferences(base, added).map(({ key }) => key)).toEqual([
    "section closing",
    "section notes-1",
    "theme",
    "languages",
  ]);
});

describe("what both sides changed about themes", () => {
  const dressed = (adjustments: Content["adjustments"]): Content => ({
    ...base,
    adjustments: { ...adjustments },
  });

  test("comes together theme by theme and colour by colour", () => {
    const was = dressed({ janur: { paper: "#FFFFFF", reach: "cover" } });
    const mine = dressed({ janur: { paper: "#FFFFFF", accent: "#7A1F3D" } });
    const theirs = dressed({ janur: { paper: "#FAF0E6", reach: "cover" }, sido: { reach: "none" } });
    const { content, conflicts } = mergeContent({ base: was, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(content.adjustments).toEqual({
      janur: { paper: "#FAF0E6", accent: "#7A1F3D" },
      sido: { reach: "none" },
    });
    expect(contentSchema.parse(content)).toEqual(content);
  });

  test("is asked about where they differ, and then is whole", () => {
    const mine = dressed({ janur: { accent: "#7A1F3D" } });
    const theirs = dressed({ janur: { accent: "#1F3D7A" } });
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(content.adjustments).toEqual(mine.adjustments);
    expect(conflicts).toEqual(contentDifferences(mine, theirs));
    const settled = mergeContent({ base, mine, theirs }, { adjustments: "theirs" });
    expect(settled.conflicts).toEqual([]);
    expect(settled.content.adjustments).toEqual(theirs.adjustments);
  });

  test("leaves nothing behind when it was taken back", () => {
    const was = dressed({ janur: { accent: "#7A1F3D" } });
    const { content } = mergeContent({ base: was, mine: dressed({}), theirs: was });
    expect(content.adjustments).toBeUndefined();
  });
});
