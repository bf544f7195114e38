import type { GuestSide } from "../../side/guest-side.ts";
import type { Content } from "../content.ts";
import type { Section } from "../section.ts";
import { ownSections, type SideParts } from "./side-parts.ts";

/**
 * A content as one family's guests get it; null for the common text, without a word of any family's own. What a
 * family has of a section that is gone, or of a theme, waits and does no harm.
 */
export function contentOfSide({ sides = [], ...common }: Content, side: GuestSide | null): Content {
  const own = sides.find(({ id }) => id === side);
  if (own === undefined) return common;
  return {
    ...common,
    theme: own.theme ?? common.theme,
    ...(own.adjustments !== undefined && { adjustments: { ...common.adjustments, ...own.adjustments } }),
    sections: sectionsInOrder(common.sections, own.order).map((section) => sectionOfSide(section, own)),
  };
}

/** The section itself where the family has nothing of its own. */
export function sectionOfSide(section: Section, { hosts, ceremonies, sections }: SideParts): Section {
  if (section.type === "hosts")
    return arranged(section, hosts, () => ({ ...section, persons: inOrder(section.persons, hosts) }));
  if (section.type === "ceremonies")
    return arranged(section, ceremonies, () => ({
      ...section,
      ceremonies: inOrder(section.ceremonies, ceremonies),
    }));
  if (!ownSections.includes(section.type)) return section;
  return sections.find(({ id, type }) => id === section.id && type === section.type) ?? section;
}

/** What was last made of a section, by an order. */
const lastArranged = new WeakMap<Section, { order: readonly string[]; section: Section }>();

/**
 * The section itself where the family has no order of its own, and the very one of before as long as section and order are: by
 * identity an editor knows what was typed, and draws nothing else.
 */
function arranged(section: Section, order: readonly string[], arrange: () => Section): Section {
  if (order.length === 0) return section;
  const last = lastArranged.get(section);
  if (last?.order === order) return last.section;
  const made = arrange();
  lastArranged.set(section, { order, section: made });
  return made;
}

/** Those that are named first, in that order, then the others as they stood. */
export function inOrder<T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] {
  const rank = ({ id }: T) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return [...items].sort((one, other) => rank(one) - rank(other));
}

/** Those that are named in that order; any other one stands behind the one that it follows here. */
export function sectionsInOrder<T extends { id: string }>(
  items: readonly T[],
  order: readonly string[],
): T[] {
  const placed = inOrder(
    items.filter(({ id }) => order.includes(id)),
    order,
  );
  for (const [index, item] of items.entries()) {
    if (order.includes(item.id)) continue;
    const former = items[index - 1];
    placed.splice(former === undefined ? 0 : placed.findIndex(({ id }) => id === former.id) + 1, 0, item);
  }
  return placed;
}
