import type { GuestSide } from "../../side/guest-side.ts";
import { isSameValue } from "../../text/same-value.ts";
import type { Content } from "../content.ts";
import type { Section } from "../section.ts";
import { themeIds } from "../theme-ids.ts";
import { contentOfSide, inOrder, sectionsInOrder } from "./content-of-side.ts";
import { isInherited, noSideParts, ownSections, type SideParts } from "./side-parts.ts";

/**
 * `content` after somebody has changed one family's version of it to `next`, which was `contentOfSide`. What only that
 * family may have becomes its own, or common again where it says the same; facts change for all.
 */
export function withSideEdited(content: Content, side: GuestSide, next: Content): Content {
  const shown = contentOfSide(content, side).sections;
  const sections = commonSections(content, shown, next);
  const before = sidePartsOf(content, side);
  const parts: SideParts = {
    id: side,
    theme: next.theme === content.theme ? null : next.theme,
    ...ownAdjustments(content, next),
    hosts: kept(before.hosts, ownOrder(sections, next, "hosts")),
    ceremonies: kept(before.ceremonies, ownOrder(sections, next, "ceremonies")),
    order: kept(before.order, ownSectionOrder(sections, next)),
    sections: [...ownOf(shown, sections, next), ...waiting(before, sections)],
  };
  return withSideParts({ ...content, eventType: next.eventType, languages: next.languages, sections }, parts);
}

/** `content` with these parts of one family; without the family where nothing is its own. */
export function withSideParts({ sides = [], ...common }: Content, parts: SideParts): Content {
  const others = sides.filter(({ id }) => id !== parts.id);
  const all = isInherited(parts) ? others : [...others, parts].sort((a, b) => a.id.localeCompare(b.id));
  return all.length === 0 ? common : { ...common, sides: all };
}

export function sidePartsOf(content: Content, side: GuestSide): SideParts {
  return content.sides?.find(({ id }) => id === side) ?? noSideParts(side);
}

/** Whether nothing but what one family has for itself was changed. */
export function isWithinSide(before: Content, after: Content, side: GuestSide): boolean {
  const [one, other] = [before, after].map((content) => {
    const { sides, ...common } = withSideParts(content, noSideParts(side));
    return [common, sides ?? []];
  });
  return isSameValue(one, other);
}

/** Whether a family words this section for itself. */
export function isOwn(content: Content, side: GuestSide, sectionId: string): boolean {
  return sidePartsOf(content, side).sections.some(({ id }) => id === sectionId);
}

/** `content` with the common section for this family again. */
export function withInherited(content: Content, side: GuestSide, sectionId: string): Content {
  const parts = sidePartsOf(content, side);
  return withSideParts(content, { ...parts, sections: parts.sections.filter(({ id }) => id !== sectionId) });
}

/** What everybody has: facts as they are now, words as they were; what is new is hidden from the others. */
function commonSections(content: Content, shown: readonly Section[], next: Content): Section[] {
  const known = new Map(content.sections.map((section) => [section.id, section]));
  const kept = next.sections.map((section): Section => {
    const common = known.get(section.id);
    const isOwnKind = ownSections.includes(section.type);
    if (common === undefined) return isOwnKind ? { ...section, isHidden: true } : section;
    if (isOwnKind) return common;
    return factsOf(section, common);
  });
  // What a family takes away of its own words stays for the others, and each stands where it stood; what is new, behind
  // the one that it follows for this family.
  const stays = shown.flatMap((section) =>
    next.sections.some(({ id }) => id === section.id) || !ownSections.includes(section.type)
      ? []
      : (known.get(section.id) ?? []),
  );
  const order = sectionsInOrder([...kept, ...stays], ids(content.sections));
  const isAsBefore =
    order.length === content.sections.length && order.every((one, index) => one === content.sections[index]);
  return isAsBefore ? content.sections : order;
}

/** A section of which there is one for all, in everybody's order; the very one of before where nothing was changed. */
function factsOf(section: Section, common: Section): Section {
  const ordered = inCommonOrder(section, common);
  return isSameValue(ordered, common) ? common : ordered;
}

/** Persons and ceremonies as the common section has them, the others behind. */
export function inCommonOrder(section: Section, common: Section): Section {
  if (section.type === "hosts" && common.type === "hosts")
    return { ...section, persons: inOrder(section.persons, ids(common.persons)) };
  if (section.type === "ceremonies" && common.type === "ceremonies")
    return { ...section, ceremonies: inOrder(section.ceremonies, ids(common.ceremonies)) };
  return section;
}

/** Whole sections that this family has otherwise; one that it took away is hidden. */
function ownOf(before: readonly Section[], sections: readonly Section[], next: Content): Section[] {
  return sections.flatMap((common): Section[] => {
    if (!ownSections.includes(common.type)) return [];
    const own = next.sections.find(({ id }) => id === common.id);
    const removed = before.find(({ id }) => id === common.id) ?? common;
    const shown = own ?? { ...removed, isHidden: true };
    return isSameValue(shown, common) ? [] : [shown];
  });
}

/** What the family once wrote in a section that is gone: it is there again when the section is. */
function waiting(before: SideParts, sections: readonly Section[]): Section[] {
  const there = new Set(ids(sections));
  return before.sections.filter(({ id }) => !there.has(id));
}

function ownAdjustments(content: Content, next: Content): Pick<SideParts, "adjustments"> {
  const [common, wanted] = [content.adjustments ?? {}, next.adjustments ?? {}];
  const own = themeIds
    .filter((theme) => !isSameValue(common[theme] ?? {}, wanted[theme] ?? {}))
    .map((theme) => [theme, wanted[theme] ?? {}] as const);
  return own.length === 0 ? {} : { adjustments: Object.fromEntries(own) };
}

/** Empty where the family names them as everybody does. */
function ownOrder(sections: readonly Section[], next: Content, type: "hosts" | "ceremonies"): string[] {
  const listed = (all: readonly Section[]) =>
    all.flatMap((section) => {
      if (section.type === "hosts" && type === "hosts") return ids(section.persons);
      return section.type === "ceremonies" && type === "ceremonies" ? ids(section.ceremonies) : [];
    });
  const [common, wanted] = [listed(sections), listed(next.sections)];
  return isSameValue(common, wanted) ? [] : wanted;
}

/** Empty where the family's sections stand as everybody's do. */
function ownSectionOrder(sections: readonly Section[], next: Content): string[] {
  const wanted = ids(next.sections);
  const common = ids(sections).filter((id) => wanted.includes(id));
  return isSameValue(common, wanted) ? [] : wanted;
}

/** `content` with this family's sections in everybody's order again. */
export function withCommonOrder(content: Content, side: GuestSide): Content {
  return withSideParts(content, { ...sidePartsOf(content, side), order: [] });
}

/** The very list of before where nothing changed: by identity an editor knows what was typed. */
function kept(before: string[], after: string[]): string[] {
  return isSameValue(before, after) ? before : after;
}

function ids(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}
