import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentSchema, findSection, withSection, type Content } from "../content.ts";
import { weddingContent as base } from "../../fixtures/fixtures.ts";
import { mergeContent } from "./merge-content.ts";
import { both, changed, notes, withCeremony } from "../../fixtures/merge-content-fixtures.ts";
import type { Side } from "./merge-values.ts";
import type { Ceremony } from "../sections/ceremonies.ts";

/** A random change of a host; `text` is in no other change. */
type Edit = (content: Content, text: string) => Content;

const index = fc.nat({ max: 50 });
const at = <T>(items: readonly T[], number: number) => items[number % items.length];

const edits: fc.Arbitrary<Edit> = fc.oneof(
  index.map((n): Edit => (content, text) => {
    const section = at(
      content.sections.filter((one) => "heading" in one),
      n,
    );
    if (section === undefined || !("heading" in section)) return content;
    return withSection(content, { ...section, heading: { ...section.heading, [n % 2 ? "id" : "en"]: text } });
  }),
  index.map((n): Edit => (content) => {
    const section = at(content.sections, n);
    return section === undefined
      ? content
      : withSection(content, { ...section, isHidden: !section.isHidden });
  }),
  index.map((n): Edit => (content) => {
    const section = at(content.sections.slice(1), n);
    if (section === undefined || content.sections.length < 3) return content;
    return { ...content, sections: content.sections.filter(({ id }) => id !== section.id) };
  }),
  index.map((n): Edit => (content) => {
    const section = at(content.sections.slice(1), n);
    if (section === undefined) return content;
    const rest = content.sections.filter(({ id }) => id !== section.id);
    return { ...content, sections: rest.toSpliced(1 + (n % rest.length), 0, section) };
  }),
  index.map((n): Edit => (content, text) => {
    const id = `notes-${String(content.sections.length + 1)}`;
    if (content.sections.some((section) => section.id === id)) return content;
    return { ...content, sections: content.sections.toSpliced(1 + (n % 5), 0, notes(id, text)) };
  }),
  index.map((n): Edit => (content, text) => {
    const section = findSection(content, "ceremonies");
    const ceremony = at(section?.ceremonies ?? [], n);
    if (section === undefined || ceremony === undefined) return content;
    const change = at<Partial<Ceremony>>(
      [{ venue: text }, { address: text }, { name: both(text) }, { endAt: null }, { zone: "Asia/Jayapura" }],
      n,
    );
    return withCeremony(ceremony.id, change ?? {}, content);
  }),
  index.map((n): Edit => (content, text) => {
    const section = findSection(content, "ceremonies");
    const ceremony = at(section?.ceremonies ?? [], n);
    const id = `ceremony-${String((section?.ceremonies.length ?? 0) + 1)}`;
    if (section === undefined || ceremony === undefined) return content;
    if (section.ceremonies.some((one) => one.id === id)) return content;
    return changed(
      "ceremonies",
      { ceremonies: [...section.ceremonies, { ...ceremony, id, venue: text }] },
      content,
    );
  }),
  index.map((n): Edit => (content) => {
    const section = findSection(content, "ceremonies");
    const ceremony = at(section?.ceremonies ?? [], n);
    if (section === undefined || section.ceremonies.length < 2) return content;
    return changed(
      "ceremonies",
      { ceremonies: section.ceremonies.filter((one) => one !== ceremony) },
      content,
    );
  }),
  fc.constantFrom<Edit>(
    (content) => ({ ...content, theme: "sunyi" }),
    (content) => ({ ...content, languages: ["en", "id"] }),
    (content) => ({ ...content, languages: ["id"] }),
  ),
);

const version = (side: Side) =>
  fc
    .array(edits, { maxLength: 6 })
    .map((list) => list.reduce((content, edit, n) => edit(content, `${side} text ${String(n)}.`), base));

const side = fc.constantFrom<Side>("mine", "theirs");
const texts = (value: unknown) => JSON.stringify(value).match(/(?:mine|theirs) text \d\./g) ?? [];

describe("whatever two people do", () => {
  test("a side that changed nothing changes nothing", () => {
    fc.assert(
      fc.property(version("mine"), (other) => {
        for (const versions of [
          { base, mine: other, theirs: base },
          { base, mine: base, theirs: other },
          { base, mine: other, theirs: other },
        ]) {
          expect(mergeContent(versions)).toEqual({ content: other, conflicts: [], leftOut: [] });
        }
      }),
    );
  });

  test("the result is a content, whatever is chosen", () => {
    fc.assert(
      fc.property(version("mine"), version("theirs"), fc.infiniteStream(side), (mine, theirs, sides) => {
        const versions = { base, mine, theirs };
        const { content, conflicts } = mergeContent(versions);
        expect(contentSchema.safeParse(content).error).toBeUndefined();
        const choices = Object.fromEntries(conflicts.map(({ key }) => [key, sides.next().value]));
        const settled = mergeContent(versions, choices);
        expect(settled.conflicts).toEqual([]);
        expect(contentSchema.safeParse(settled.content).error).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test("every text that anybody wrote is in the result or offered in a conflict", () => {
    fc.assert(
      fc.property(version("mine"), version("theirs"), (mine, theirs) => {
        const merged = mergeContent({ base, mine, theirs });
        const reachable = new Set(texts(merged));
        expect([...texts(mine), ...texts(theirs)].filter((text) => !reachable.has(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("a section that only one side changed is as that side left it", () => {
    fc.assert(
      fc.property(version("mine"), version("theirs"), (mine, theirs) => {
        const { content } = mergeContent({ base, mine, theirs });
        const find = (one: Content, id: string) => one.sections.find((section) => section.id === id);
        for (const { id } of base.sections) {
          const was = JSON.stringify(find(base, id));
          if (JSON.stringify(find(mine, id)) === was) expect(find(content, id)).toEqual(find(theirs, id));
          else if (JSON.stringify(find(theirs, id)) === was)
            expect(find(content, id)).toEqual(find(mine, id));
        }
      }),
      { numRuns: 300 },
    );
  });
});
