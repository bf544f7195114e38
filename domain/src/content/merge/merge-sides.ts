import { guestSides, type GuestSide } from "../../side/guest-side.ts";
import { isSameValue } from "../../text/same-value.ts";
import type { Content } from "../content.ts";
import { sectionOfSide } from "../side/content-of-side.ts";
import { sidePartsOf } from "../side/edit-side.ts";
import { isInherited, type SideParts } from "../side/side-parts.ts";
import type { Section } from "../section.ts";
import { mergeAdjustments, mergeSection, type ContentDifference, type Settle } from "./content-difference.ts";
import { mergeLists } from "./merge-lists.ts";

interface Versions {
  base: Content;
  mine: Content;
  theirs: Content;
}

/** What each family has for itself, merged as the common text is. */
export function mergeSides(versions: Versions, settled: Settle): SideParts[] {
  return guestSides
    .map((family) => mergeSide(versions, family, settled))
    .filter((parts) => !isInherited(parts))
    .sort((one, other) => one.id.localeCompare(other.id));
}

function mergeSide({ base, mine, theirs }: Versions, family: GuestSide, settled: Settle): SideParts {
  const was = sidePartsOf(base, family);
  const own = sidePartsOf(mine, family);
  const other = sidePartsOf(theirs, family);
  if (isSameValue(was, other)) return own;
  if (isSameValue(was, own)) return other;
  const adjustments = mergeAdjustments(
    { base: was.adjustments ?? {}, mine: own.adjustments ?? {}, theirs: other.adjustments ?? {} },
    (both) => settled({ part: "adjustments", key: keyOf(family, "adjustments"), family, ...both }),
  );
  const theme = changed(was.theme, own.theme, other.theme, () =>
    settled({
      part: "theme",
      key: keyOf(family, "theme"),
      family,
      mine: own.theme ?? mine.theme,
      theirs: other.theme ?? theirs.theme,
    }),
  );
  return {
    id: family,
    theme,
    ...(Object.keys(adjustments).length > 0 && { adjustments }),
    // Of two orders mine stands, as with sections.
    hosts: changed(was.hosts, own.hosts, other.hosts, () => "mine"),
    ceremonies: changed(was.ceremonies, own.ceremonies, other.ceremonies, () => "mine"),
    order: changed(was.order, own.order, other.order, () => "mine"),
    sections: mergeLists<Section>(
      { base: was.sections, mine: own.sections, theirs: other.sections },
      (entry) =>
        mergeSection(entry, (id, one, two) =>
          settled(sectionOf(family, id, one ?? commonSection(mine, id), two ?? commonSection(theirs, id))),
        ),
      // A section of a family is that of its id, whoever wrote it first.
      () => true,
    ),
  };
}

/** What only one side changed; else what `choose` says. */
function changed<T>(base: T, mine: T, theirs: T, choose: () => "mine" | "theirs"): T {
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  return choose() === "mine" ? mine : theirs;
}

/** What families have for themselves otherwise in `theirs` than in `mine`. */
export function sideDifferences(mine: Content, theirs: Content): ContentDifference[] {
  return guestSides.flatMap((family) => {
    const [before, after] = [sidePartsOf(mine, family), sidePartsOf(theirs, family)];
    const ids = new Set([...before.sections, ...after.sections].map(({ id }) => id));
    const sections = [...ids].flatMap((id) => {
      const [one, two] = [before, after].map(({ sections: all }) => all.find((section) => section.id === id));
      return isSameValue(one, two)
        ? []
        : [sectionOf(family, id, one ?? commonSection(mine, id), two ?? commonSection(theirs, id))];
    });
    return [
      ...sections,
      ...orderDifferences(family, before, after, theirs),
      ...lookDifferences(family, { before, mine }, { after, theirs }),
    ];
  });
}

/** Persons and ceremonies that a family names in another order than before. */
function orderDifferences(
  family: GuestSide,
  before: SideParts,
  after: SideParts,
  { sections }: Content,
): ContentDifference[] {
  return sections.flatMap((section) => {
    const [one, two] = [before, after].map((parts) => sectionOfSide(section, { ...parts, sections: [] }));
    return isSameValue(one, two) ? [] : [sectionOf(family, section.id, one ?? null, two ?? null)];
  });
}

function lookDifferences(
  family: GuestSide,
  { before, mine }: { before: SideParts; mine: Content },
  { after, theirs }: { after: SideParts; theirs: Content },
): ContentDifference[] {
  const [own = {}, other = {}] = [before.adjustments, after.adjustments];
  return [
    ...(before.theme === after.theme
      ? []
      : [
          {
            part: "theme" as const,
            key: keyOf(family, "theme"),
            family,
            mine: before.theme ?? mine.theme,
            theirs: after.theme ?? theirs.theme,
          },
        ]),
    ...(isSameValue(own, other)
      ? []
      : [
          {
            part: "adjustments" as const,
            key: keyOf(family, "adjustments"),
            family,
            mine: own,
            theirs: other,
          },
        ]),
  ];
}

function sectionOf(
  family: GuestSide,
  id: string,
  mine: Section | null,
  theirs: Section | null,
): ContentDifference {
  return { part: "section", key: keyOf(family, `section ${id}`), family, mine, theirs };
}

/** What a family without words of its own has; null where the section is gone. */
function commonSection({ sections }: Content, id: string): Section | null {
  return sections.find((section) => section.id === id) ?? null;
}

/** Names a part of one family among all differences. */
function keyOf(family: GuestSide, part: string): string {
  return `${family} ${part}`;
}
