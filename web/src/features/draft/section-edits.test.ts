import { contentSchema, type Content } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { newSection, type ReadySection } from "./new-section.ts";
import {
  addableTypes,
  canDuplicate,
  canMove,
  changeSection,
  isArrangedAs,
  isRemovable,
  withAdded,
  withDuplicate,
  withInserted,
  withMoved,
  withPlaced,
  withoutSection,
} from "./section-edits.ts";

const order = ({ sections }: Content) => sections.map(({ id }) => id);
const sectionOf = (content: Content, id: string) => {
  const section = content.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`no section ${id}`);
  return section;
};

describe("adding", () => {
  test("offers what is absent and what may come again", () => {
    const types = addableTypes(weddingContent);
    expect(types).toEqual([
      "story",
      "ceremonies",
      "countdown",
      "rundown",
      "notes",
      "stream",
      "video",
      "gallery",
      "co-hosts",
      "gifts",
      "contact-persons",
      "music",
    ]);
  });

  test.each<[ReadySection, string]>([
    ["story", "ceremonies"],
    ["notes", "rsvp"],
    ["ceremonies", "rsvp"],
    ["gifts", "rsvp"],
  ])("puts %s before %s, complete enough to be saved", (type, next) => {
    const content = withAdded(weddingContent, newSection(weddingContent, type));
    expect(contentSchema.safeParse(content).success).toBe(true);
    const added = content.sections.findIndex(({ id }) => !order(weddingContent).includes(id));
    expect(order(content)[added + 1]).toBe(next);
  });

  test("offers nothing more at the limit", () => {
    const full = {
      ...weddingContent,
      sections: Array.from({ length: 40 }, () => sectionOf(weddingContent, "opening")),
    };
    expect(addableTypes(full)).toEqual([]);
  });
});

test("a duplicate stands behind its original, with ceremonies of its own", () => {
  const content = withDuplicate(weddingContent, sectionOf(weddingContent, "ceremonies"));
  expect(contentSchema.safeParse(content).success).toBe(true);
  expect(order(content).indexOf("rsvp") - order(content).indexOf("ceremonies")).toBe(2);
});

test("nothing passes the cover, and the cover passes nothing", () => {
  expect(canMove(weddingContent, 0, 1)).toBe(false);
  expect(withMoved(weddingContent, "opening", -1)).toBe(weddingContent);
  expect(order(withMoved(weddingContent, "opening", 1)).slice(0, 3)).toEqual(["cover", "hosts", "opening"]);
  expect(withMoved(weddingContent, "closing", 1)).toBe(weddingContent);
});

test("what was removed comes back where it stood, once", () => {
  const section = sectionOf(weddingContent, "wishes");
  const gone = withoutSection(weddingContent, "wishes");
  expect(order(gone)).not.toContain("wishes");
  const back = withInserted(gone, section, order(weddingContent).indexOf("wishes"));
  expect(back).toEqual(weddingContent);
  expect(withInserted(back, section, 0)).toEqual(weddingContent);
});

test("an invitation keeps its cover, its hosts and one section of ceremonies", () => {
  const kept = weddingContent.sections.filter((section) => !isRemovable(weddingContent, section));
  expect(kept.map(({ id }) => id)).toEqual(["cover", "hosts", "ceremonies"]);
  const twice = withDuplicate(weddingContent, sectionOf(weddingContent, "ceremonies"));
  expect(isRemovable(twice, sectionOf(twice, "ceremonies"))).toBe(true);
});

test("a change of a section that is gone changes nothing", () => {
  const gone = withoutSection(weddingContent, "wishes");
  expect(changeSection(gone, { id: "wishes", type: "wishes" }, (section) => section)).toBe(gone);
});

describe("placing", () => {
  test("counts behind the cover, which stays first", () => {
    const before = order(weddingContent);
    const [cover, first, second] = before;
    const placed = withPlaced(weddingContent, second ?? "", 0);
    expect(order(placed)).toEqual([cover, second, first, ...before.slice(3)]);
    expect(order(withPlaced(placed, second ?? "", 1))).toEqual(before);
    expect(order(withPlaced(weddingContent, first ?? "", before.length))).toEqual([
      cover,
      ...before.slice(2),
      first,
    ]);
    expect(withPlaced(weddingContent, cover ?? "", 3)).toBe(weddingContent);
    expect(withPlaced(weddingContent, "gone", 0)).toBe(weddingContent);
  });
});

test("a copy needs room among the sections", () => {
  const story = newSection(weddingContent, "story");
  const full: Content = {
    ...weddingContent,
    sections: Array.from({ length: limits.content.sections }, (_, index) => ({
      ...story,
      id: `story-${String(index + 1)}`,
    })),
  };
  expect(canDuplicate(full, story)).toBe(false);
  expect(canDuplicate({ ...full, sections: full.sections.slice(1) }, story)).toBe(true);
  expect(canDuplicate(weddingContent, sectionOf(weddingContent, "cover"))).toBe(false);
});

test("a list of sections looks the same while words change, and another one when a section comes, moves or the theme changes", () => {
  const opening = sectionOf(weddingContent, "opening");
  const reworded = changeSection(weddingContent, opening, (section) => ({
    ...section,
    text: { id: "Lain", en: "Other" },
  }));
  expect(isArrangedAs(weddingContent, reworded)).toBe(true);
  expect(isArrangedAs(weddingContent, withPlaced(weddingContent, opening.id, 3))).toBe(false);
  expect(isArrangedAs(weddingContent, withoutSection(weddingContent, opening.id))).toBe(false);
  expect(isArrangedAs({ ...weddingContent, theme: "janur" }, { ...weddingContent, theme: "forum" })).toBe(
    false,
  );
});
