import { describe, expect, test } from "vitest";
import { contentGaps } from "./completeness.ts";
import {
  ceremoniesOf,
  contentSchema,
  findSection,
  mainCeremony,
  primaryLanguage,
  titleOf,
  visibleSection,
  withSection,
  type Content,
} from "./content.ts";
import { khitananDraft, weddingContent, weddingPublication } from "../fixtures/fixtures.ts";
import { limits } from "../limits.ts";
import { publicContent } from "../invitation/shown-content.ts";
import type { Ceremony } from "./sections/ceremonies.ts";
import type { Person } from "./sections/hosts.ts";
import type { SectionOf, SectionType } from "./section.ts";

/** The wedding with one section changed. */
function changed<T extends SectionType>(type: T, change: (section: SectionOf<T>) => unknown): unknown {
  const sections = weddingContent.sections.map((section) =>
    section.type === type ? change(requireSection(type)) : section,
  );
  return { ...weddingContent, sections };
}

function requireSection<T extends SectionType>(type: T): SectionOf<T> {
  const section = findSection(weddingContent, type);
  if (section === undefined) throw new Error(`the wedding has no ${type}`);
  return section;
}

function withCeremony(change: Record<string, unknown>): unknown {
  return changed("ceremonies", (section) => ({
    ...section,
    ceremonies: section.ceremonies.map((ceremony, index) =>
      index === 0 ? { ...ceremony, ...change } : ceremony,
    ),
  }));
}

function withPerson(change: Partial<Person>): unknown {
  return changed("hosts", (section) => ({
    ...section,
    persons: section.persons.map((person, index) => (index === 0 ? { ...person, ...change } : person)),
  }));
}

const isContent = (value: unknown) => contentSchema.safeParse(value).success;
const issuePaths = (value: unknown) =>
  contentSchema.safeParse(value).error?.issues.map((issue) => issue.path.join(".")) ?? [];

describe("the content schema", () => {
  test("takes the fixtures and changes nothing in them", () => {
    expect(contentSchema.parse(JSON.parse(JSON.stringify(weddingContent)))).toEqual(weddingContent);
    expect(contentSchema.parse(JSON.parse(JSON.stringify(khitananDraft.content)))).toEqual(
      khitananDraft.content,
    );
  });

  const both = (text: string) => ({ id: text, en: text });
  const c = limits.content;
  test.each<[string, number, (text: string) => unknown]>([
    [
      "an eyebrow",
      c.shortText,
      (text) => changed("cover", (section) => ({ ...section, eyebrow: both(text) })),
    ],
    [
      "a paragraph",
      c.paragraph,
      (text) => changed("closing", (section) => ({ ...section, text: both(text) })),
    ],
    ["a nickname", c.personName, (text) => withPerson({ nickname: text })],
    ["a full name", c.personName, (text) => withPerson({ fullName: text })],
    ["a father", c.personName, (text) => withPerson({ father: text })],
    ["a mother", c.personName, (text) => withPerson({ mother: text })],
    ["a venue", c.venue, (text) => withCeremony({ venue: text })],
    ["an address", c.address, (text) => withCeremony({ address: text })],
    ["a city", c.shortText, (text) => withCeremony({ city: text })],
  ])("%s holds %i characters and not one more", (_name, max, make) => {
    expect(isContent(make("x".repeat(max)))).toBe(true);
    expect(isContent(make("x".repeat(max + 1)))).toBe(false);
  });

  test("a map address holds its limit and not one more", () => {
    const link = (length: number) => "https://maps.example/".padEnd(length, "x");
    expect(isContent(withCeremony({ mapUrl: link(c.url) }))).toBe(true);
    expect(isContent(withCeremony({ mapUrl: link(c.url + 1) }))).toBe(false);
  });

  test("counts of sections, persons and ceremonies end at their limits", () => {
    const many = <T extends { id: string }>(item: T, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...item, id: `n-${String(index)}` }));
    const sections = (count: number) => ({
      ...weddingContent,
      sections: many(requireSection("wishes"), count),
    });
    const persons = (count: number) =>
      changed("hosts", (section) => ({
        ...section,
        persons: section.persons.slice(0, 1).flatMap((p) => many(p, count)),
      }));
    const ceremonies = (count: number) =>
      changed("ceremonies", (section) => ({
        ...section,
        ceremonies: section.ceremonies.slice(0, 1).flatMap((item) => many(item, count)),
      }));
    expect([c.sections, c.sections + 1, 1, 0].map((count) => isContent(sections(count)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([c.persons, c.persons + 1, 0].map((count) => isContent(persons(count)))).toEqual([
      true,
      false,
      false,
    ]);
    expect([c.ceremonies, c.ceremonies + 1, 0].map((count) => isContent(ceremonies(count)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("ids of sections, ceremonies and persons come once", () => {
    const twice = (change: (section: SectionOf<"ceremonies">) => Ceremony[]) =>
      changed("ceremonies", (section) => ({ ...section, ceremonies: change(section) }));
    expect(
      issuePaths({ ...weddingContent, sections: [...weddingContent.sections, requireSection("cover")] }),
    ).toEqual(["sections"]);
    expect(isContent(twice(({ ceremonies }) => [...ceremonies, ...ceremonies]))).toBe(false);
    expect(
      isContent({
        ...weddingContent,
        sections: [...weddingContent.sections, { ...requireSection("ceremonies"), id: "more" }],
      }),
    ).toBe(false);
    expect(
      isContent(
        changed("hosts", (section) => ({ ...section, persons: [...section.persons, ...section.persons] })),
      ),
    ).toBe(false);
    expect(isContent(withPerson({ id: "akad" }))).toBe(true);
  });

  test("a ceremony ends after it began, whatever the fractions of its seconds", () => {
    const startAt = "2026-12-12T03:00:00Z";
    expect(isContent(withCeremony({ startAt, endAt: "2026-12-12T03:00:00.5Z" }))).toBe(true);
    for (const endAt of [startAt, "2026-12-12T02:59:59.999Z"]) {
      expect(issuePaths(withCeremony({ startAt, endAt }))).toEqual(["sections.3.ceremonies.0.endAt"]);
    }
    expect(isContent(withCeremony({ startAt: null, endAt: null }))).toBe(true);
  });

  test.each([
    "2026-12-12",
    "2026-12-12T10:00:00+07:00",
    "2026-02-30T10:00:00Z",
    "0000-01-01T00:00:00Z",
    "9999-01-01T00:00:00Z",
    "",
  ])("%j is no instant of ours", (startAt) => {
    expect(isContent(withCeremony({ startAt, endAt: null }))).toBe(false);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,hello",
    "//other.example",
    "https:other.example",
    "https:\\\\other.example",
    "ftp://files.example",
    "not a link",
    "https://localhost/",
    "https://a.example/\u0000",
  ])("%j is no link", (mapUrl) => {
    expect(isContent(withCeremony({ mapUrl }))).toBe(false);
  });

  test.each(["", "https://maps.app.goo.gl/abc", "http://peta.example/?q=Gedung%20A"])(
    "%j is a link",
    (mapUrl) => {
      expect(isContent(withCeremony({ mapUrl }))).toBe(true);
    },
  );

  test("half a character is refused, a whole one is not", () => {
    expect(isContent(withPerson({ nickname: "Rani 💍" }))).toBe(true);
    expect(isContent(withPerson({ nickname: "Rani \ud83d" }))).toBe(false);
  });

  test("fields that nobody declared are refused on every level", () => {
    expect(isContent({ ...weddingContent, extra: 1 })).toBe(false);
    expect(isContent(changed("cover", (section) => ({ ...section, extra: 1 })))).toBe(false);
    expect(isContent(withCeremony({ extra: 1 }))).toBe(false);
    expect(
      isContent(changed("cover", (section) => ({ ...section, eyebrow: { id: "", en: "", jv: "" } }))),
    ).toBe(false);
    expect(isContent(JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(weddingContent).slice(1)}`))).toBe(
      false,
    );
  });

  test("unknown versions, types, themes and languages are refused", () => {
    expect(isContent({ ...weddingContent, version: 2 })).toBe(false);
    expect(isContent({ ...weddingContent, theme: "none" })).toBe(false);
    expect(isContent({ ...weddingContent, eventType: "party" })).toBe(false);
    expect(isContent({ ...weddingContent, languages: [] })).toBe(false);
    expect(isContent({ ...weddingContent, languages: ["id", "id"] })).toBe(false);
    expect(isContent({ ...weddingContent, languages: ["en", "id"] })).toBe(true);
    expect(isContent(changed("cover", (section) => ({ ...section, type: "gallery" })))).toBe(false);
  });
});

describe("what a content says of itself", () => {
  test("the fixture is complete, the draft lacks day and place", () => {
    expect(contentGaps(weddingContent)).toEqual([]);
    expect(contentGaps(khitananDraft.content)).toEqual(["date", "place"]);
  });

  const gapsOf = (value: unknown) => contentGaps(contentSchema.parse(value));

  test("a person without any name is a gap", () => {
    expect(gapsOf(withPerson({ nickname: "", fullName: "" }))).toEqual(["names"]);
    expect(gapsOf(withPerson({ nickname: "" }))).toEqual([]);
  });

  test("hidden ceremonies are no ceremonies", () => {
    expect(gapsOf(changed("ceremonies", (section) => ({ ...section, isHidden: true })))).toEqual([
      "ceremony",
    ]);
  });

  test("one ceremony without day or place is enough for a gap", () => {
    expect(gapsOf(withCeremony({ startAt: null, endAt: null }))).toEqual(["date"]);
    expect(gapsOf(withCeremony({ venue: "", address: "", city: "" }))).toEqual(["place"]);
    expect(gapsOf(withCeremony({ venue: "", address: "" }))).toEqual([]);
  });

  test("the title is made of nicknames, else of full names", () => {
    expect(titleOf(weddingContent)).toBe("Rani & Dimas");
    expect(titleOf(contentSchema.parse(withPerson({ nickname: "" })))).toBe(
      "Rani Kusumawardhani, S.T. & Dimas",
    );
    expect(titleOf(contentSchema.parse(withPerson({ nickname: "", fullName: "" })))).toBe("Dimas");
  });

  test("a title that is cut never ends in half a character", () => {
    const persons = [0, 1].map((index) => ({
      ...requireSection("hosts").persons[0],
      id: `p-${String(index)}`,
      nickname: `${"x".repeat(index)}${"💍".repeat(limits.content.personName / 2 - 1)}`,
    }));
    const title = titleOf(contentSchema.parse(changed("hosts", (section) => ({ ...section, persons }))));
    expect(title.length).toBeLessThanOrEqual(limits.invitation.title);
    expect(title.length).toBeGreaterThan(limits.invitation.title - 2);
    expect(() => encodeURIComponent(title)).not.toThrow();
  });

  test("the main ceremony is the earliest with a day", () => {
    expect(mainCeremony(weddingContent)?.id).toBe("akad");
    expect(mainCeremony(contentSchema.parse(withCeremony({ startAt: null, endAt: null })))?.id).toBe(
      "resepsi",
    );
    expect(
      mainCeremony(contentSchema.parse(withCeremony({ startAt: "2026-12-13T00:00:00Z", endAt: null })))?.id,
    ).toBe("resepsi");
    expect(mainCeremony(khitananDraft.content)?.id).toBe("ceremony-1");
    expect(
      mainCeremony(contentSchema.parse(changed("ceremonies", (section) => ({ ...section, isHidden: true })))),
    ).toBeUndefined();
  });

  test("sections are found by type and replaced by id", () => {
    const hidden = { ...requireSection("wishes"), isHidden: true };
    const content = withSection(weddingContent, hidden);
    expect(visibleSection(content, "wishes")).toBeUndefined();
    expect(findSection(content, "wishes")).toEqual(hidden);
    expect(visibleSection(weddingContent, "wishes")?.isHidden).toBe(false);
    expect(content.sections).toHaveLength(weddingContent.sections.length);
  });

  test("the first language is the primary one", () => {
    expect(primaryLanguage(weddingContent)).toBe("id");
    const english: Content = { ...weddingContent, languages: ["en", "id"] };
    expect(primaryLanguage(english)).toBe("en");
  });
});

describe("what guests get", () => {
  test("hidden sections stay behind", () => {
    const secret = {
      ...requireSection("closing"),
      isHidden: true,
      signature: { id: "rahasia", en: "secret" },
    };
    const shown = publicContent(withSection(weddingContent, secret));
    expect(shown.sections.map((section) => section.type)).not.toContain("closing");
    expect(JSON.stringify(shown)).not.toContain("rahasia");
    expect(ceremoniesOf(shown)).toEqual(ceremoniesOf(weddingContent));
  });

  test("hidden hosts leave their names for the cover, and nothing else", () => {
    const hosts = findSection(weddingContent, "hosts");
    if (hosts === undefined) throw new Error("the wedding has no hosts");
    const shown = publicContent(withSection(weddingContent, { ...hosts, isHidden: true }));
    expect(titleOf(shown)).toBe(titleOf(weddingContent));
    expect(visibleSection(shown, "hosts")).toBeUndefined();
    for (const { father, mother } of hosts.persons) {
      expect(JSON.stringify(shown)).not.toContain(father);
      expect(JSON.stringify(shown)).not.toContain(mother);
    }
  });

  test("the published fixture carries the whole wedding", () => {
    expect(weddingPublication.content).toEqual(weddingContent);
  });
});
