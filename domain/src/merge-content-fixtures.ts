import { findSection, withSection, type Content } from "./content.ts";
import { weddingContent } from "./fixtures.ts";
import type { Section, SectionOf, SectionType } from "./section.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

export const both = (text: string) => ({ id: text, en: "" });

export function sectionOf<T extends SectionType>(content: Content, type: T): SectionOf<T> {
  const section = findSection(content, type);
  if (section === undefined) throw new Error(`no ${type}`);
  return section;
}

export function changed<T extends SectionType>(
  type: T,
  change: Partial<SectionOf<T>>,
  content = weddingContent,
): Content {
  const section: Section = { ...sectionOf(content, type), ...change };
  return withSection(content, section);
}

export function withCeremony(id: string, change: Partial<Ceremony>, content = weddingContent): Content {
  const ceremonies = sectionOf(content, "ceremonies").ceremonies.map((ceremony) =>
    ceremony.id === id ? { ...ceremony, ...change } : ceremony,
  );
  return changed("ceremonies", { ceremonies }, content);
}

export const ids = (content: Content) => content.sections.map(({ id }) => id);
export const notes = (id: string, text: string): Section => ({
  id,
  type: "notes",
  isHidden: false,
  heading: both(text),
  text: both(""),
});
