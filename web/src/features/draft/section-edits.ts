import type { Content } from "@janur/domain/content/content";
import { withSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import {
  repeatableSections,
  type Section,
  type SectionOf,
  type SectionType,
} from "@janur/domain/content/section";
import { freeId, inserted, moved } from "./item-list.ts";

/** Where a new section goes: the order in which guests are used to read. */
const pageOrder: readonly SectionType[] = [
  "cover",
  "opening",
  "hosts",
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
  "rsvp",
  "contact-persons",
  "wishes",
  "closing",
  "music",
];

/** What a host may add by hand. */
const offered: readonly SectionType[] = pageOrder.filter((type) => !["cover", "hosts"].includes(type));

export function isRepeatable(type: SectionType): boolean {
  return repeatableSections.includes(type);
}

/** Whether there is room for a copy of what may come again. */
export function canDuplicate({ sections }: Content, { type }: Section): boolean {
  return isRepeatable(type) && sections.length < limits.content.sections;
}

/** Without a cover and without hosts it is no invitation. */
export function canBeHidden({ type }: Section): boolean {
  return type !== "cover" && type !== "hosts";
}

/** Types that may be added to this content now, in the order of the page. */
export function addableTypes({ sections }: Content): SectionType[] {
  if (sections.length >= limits.content.sections) return [];
  return offered.filter((type) => isRepeatable(type) || !sections.some((section) => section.type === type));
}

/** Cover, hosts and the last ceremonies stay: without them it is no invitation. */
export function isRemovable({ sections }: Content, section: Section): boolean {
  if (!canBeHidden(section)) return false;
  return section.type !== "ceremonies" || sections.filter(({ type }) => type === "ceremonies").length > 1;
}

/** `content` with `section` where guests expect it: behind its own kind, else before what comes later. */
export function withAdded(content: Content, section: Section): Content {
  const { sections } = content;
  const place = pageOrder.indexOf(section.type);
  const before = sections.findIndex(({ type }) => pageOrder.indexOf(type) > place);
  const behindOwn = sections.findLastIndex(({ type }) => type === section.type) + 1;
  const index = behindOwn > 0 ? behindOwn : before === -1 ? sections.length : before;
  return withInserted(content, section, index);
}

export function withInserted(content: Content, section: Section, index: number): Content {
  return { ...content, sections: inserted(content.sections, section, index) };
}

export function withoutSection(content: Content, sectionId: string): Content {
  return { ...content, sections: content.sections.filter(({ id }) => id !== sectionId) };
}

/** Moves a section by one place. The cover stays first. */
export function withMoved(content: Content, sectionId: string, by: -1 | 1): Content {
  const from = content.sections.findIndex(({ id }) => id === sectionId);
  return canMove(content, from, by)
    ? { ...content, sections: moved(content.sections, from, from + by) }
    : content;
}

/** Puts a section at a place among those behind the cover, which stays first. */
export function withPlaced(content: Content, sectionId: string, place: number): Content {
  const behind = content.sections.filter(({ type }) => type !== "cover");
  const from = behind.findIndex(({ id }) => id === sectionId);
  if (from === -1) return content;
  const covers = content.sections.filter(({ type }) => type === "cover");
  return { ...content, sections: [...covers, ...moved(behind, from, place)] };
}

export function canMove({ sections }: Content, from: number, by: -1 | 1): boolean {
  const passed = sections[from + by];
  return passed !== undefined && passed.type !== "cover" && sections[from]?.type !== "cover";
}

/** `content` with a copy of a section right behind it. Answers name ceremonies by id, so copies get ids of their own. */
export function withDuplicate(content: Content, section: Section): Content {
  const index = content.sections.findIndex(({ id }) => id === section.id);
  const id = freeId(content.sections, section.type);
  if (section.type !== "ceremonies") return withInserted(content, { ...section, id }, index + 1);
  const ceremonies = section.ceremonies.reduce<typeof section.ceremonies>(
    (copies, ceremony) => [...copies, { ...ceremony, id: freeCeremonyId(content, copies) }],
    [],
  );
  return withInserted(content, { ...section, id, ceremonies }, index + 1);
}

/** A ceremony id that no section of the content has, nor one of `more`. */
export function freeCeremonyId({ sections }: Content, more: readonly { id: string }[] = []): string {
  const all = sections.flatMap((section) => (section.type === "ceremonies" ? section.ceremonies : []));
  return freeId([...all, ...more], "ceremony");
}

/** Changes the newest state of one section; unchanged where it is gone meanwhile. */
export function changeSection<T extends SectionType>(
  content: Content,
  { id, type }: { id: string; type: T },
  change: (section: SectionOf<T>) => Section,
): Content {
  const current = content.sections.find(
    (section): section is SectionOf<T> => section.id === id && section.type === type,
  );
  return current === undefined ? content : withSection(content, change(current));
}

/** Whether both hold the same sections in the same order, and wear the same theme: what a list of them shows. */
export function isArrangedAs(one: Content, other: Content): boolean {
  return (
    one.theme === other.theme &&
    one.sections.length === other.sections.length &&
    one.sections.every(({ id }, index) => id === other.sections[index]?.id)
  );
}
