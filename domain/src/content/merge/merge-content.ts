import type { Content } from "../content.ts";
import { limits } from "../../limits.ts";
import {
  mergeAdjustments,
  mergeSection,
  sectionDifference,
  type ContentDifference,
  type Settle,
} from "./content-difference.ts";
import { mergeSides, sideDifferences } from "./merge-sides.ts";
import { freeIdLike, mergeLists } from "./merge-lists.ts";
import type { Side } from "./merge-values.ts";
import { isSameValue } from "../../text/same-value.ts";
import { repeatableSections, type Section } from "../section.ts";

export interface ContentVersions {
  /** What both sides began with. */
  base: Content;
  mine: Content;
  theirs: Content;
}

export interface MergedContent {
  /** Parses as content whenever all three versions do; has mine where a conflict is not settled. */
  content: Content;
  /** What both sides changed differently. In a section, only the fields concerned differ between the two. */
  conflicts: ContentDifference[];
  /** Sections of mine that found no room any more. */
  leftOut: Section[];
}

/**
 * Brings two later versions of one content together. What only one side
 * changed stays; a field that both changed is a conflict of its section until
 * `choices` has a side for the conflict's key.
 */
export function mergeContent(
  versions: ContentVersions,
  choices: Readonly<Record<string, Side>> = {},
): MergedContent {
  const { base, mine, theirs } = versions;
  const conflicts: ContentDifference[] = [];
  const settled: Settle = (difference) => {
    const side = choices[difference.key];
    if (side === undefined) conflicts.push(difference);
    return side ?? "mine";
  };
  const theme = changedSide(base.theme, mine.theme, theirs.theme);
  const languages = changedSide(base.languages, mine.languages, theirs.languages);
  const [was, own, other] = [base, mine, theirs].map(({ adjustments = {} }) => adjustments);
  const adjustments = mergeAdjustments({ base: was ?? {}, mine: own ?? {}, theirs: other ?? {} }, (both) =>
    settled({ part: "adjustments", key: "adjustments", ...both }),
  );
  const sides = mergeSides(versions, settled);
  const { sections, leftOut } = mergeSections(versions, settled);
  const content: Content = {
    version: mine.version,
    eventType: isSameValue(base.eventType, mine.eventType) ? theirs.eventType : mine.eventType,
    theme: { mine, theirs }[
      theme ?? settled({ part: "theme", key: "theme", mine: mine.theme, theirs: theirs.theme })
    ].theme,
    languages: { mine, theirs }[
      languages ??
        settled({ part: "languages", key: "languages", mine: mine.languages, theirs: theirs.languages })
    ].languages,
    ...(Object.keys(adjustments).length > 0 && { adjustments }),
    sections,
    ...(sides.length > 0 && { sides }),
  };
  return { content, conflicts, leftOut };
}

/** Parts of `theirs` that are not as in `mine`; the order of sections is not looked at. */
export function contentDifferences(mine: Content, theirs: Content): ContentDifference[] {
  const before = new Map(mine.sections.map((section) => [section.id, section]));
  const after = new Map(theirs.sections.map((section) => [section.id, section]));
  const differences: ContentDifference[] = [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => !isSameValue(before.get(id), after.get(id)))
    .map((id) => sectionDifference(id, before.get(id), after.get(id)));
  if (mine.theme !== theirs.theme) {
    differences.push({ part: "theme", key: "theme", mine: mine.theme, theirs: theirs.theme });
  }
  const [own = {}, other = {}] = [mine.adjustments, theirs.adjustments];
  if (!isSameValue(own, other)) {
    differences.push({ part: "adjustments", key: "adjustments", mine: own, theirs: other });
  }
  if (!isSameValue(mine.languages, theirs.languages)) {
    differences.push({
      part: "languages",
      key: "languages",
      mine: mine.languages,
      theirs: theirs.languages,
    });
  }
  return [...differences, ...sideDifferences(mine, theirs)];
}

/** The side whose value stands without asking; null when both changed it differently. */
function changedSide(base: unknown, mine: unknown, theirs: unknown): Side | null {
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return "mine";
  return isSameValue(base, mine) ? "theirs" : null;
}

function mergeSections(versions: ContentVersions, settled: Settle) {
  const { base, theirs } = versions;
  const mine = withTheirIds(versions);
  const all = mergeLists<Section>(
    { base: base.sections, mine, theirs: theirs.sections },
    (entry) => mergeSection(entry, (id, ...both) => settled(sectionDifference(id, ...both))),
    (own, other) => own.type === other.type && !repeatableSections.includes(own.type),
  );
  const kept = new Set([...base.sections, ...theirs.sections].map(({ id }) => id));
  const isOwn = ({ id }: Section) => !kept.has(id);
  const room = limits.content.sections - all.filter((section) => !isOwn(section)).length;
  const own = all.filter(isOwn);
  const leftOut = own.slice(Math.max(0, room));
  const sections = all.filter((section) => !leftOut.includes(section));
  return { sections: withDistinctCeremonies(sections, theirs), leftOut };
}

/** What a page has one of, and both sides added, is one section. */
function withTheirIds({ base, mine, theirs }: ContentVersions): Section[] {
  const isAdded = ({ id }: Section) => !base.sections.some((section) => section.id === id);
  return mine.sections.map((section) => {
    if (!isAdded(section) || repeatableSections.includes(section.type)) return section;
    const other = theirs.sections.find(({ type, id }) => type === section.type && id !== section.id);
    return other === undefined || !isAdded(other) ? section : { ...section, id: other.id };
  });
}

/** Answers name ceremonies by id alone: one that both sides gave to different ceremonies stays theirs. */
function withDistinctCeremonies(sections: readonly Section[], theirs: Content): Section[] {
  const owners = new Map(
    theirs.sections.flatMap((section) =>
      section.type === "ceremonies" ? section.ceremonies.map(({ id }) => [id, section.id] as const) : [],
    ),
  );
  const taken = new Set(owners.keys());
  return sections.map((section) => {
    if (section.type !== "ceremonies") return section;
    const ceremonies = section.ceremonies.map((ceremony) => {
      const isTaken = taken.has(ceremony.id) && owners.get(ceremony.id) !== section.id;
      const id = isTaken ? freeIdLike(ceremony.id, taken) : ceremony.id;
      taken.add(id);
      return isTaken ? { ...ceremony, id } : ceremony;
    });
    return { ...section, ceremonies };
  });
}
