import type { GuestSide } from "../../side/guest-side.ts";
import type { Language } from "../../text/language.ts";
import { sectionSchema, type Section } from "../section.ts";
import { storedAdjustmentsSchema, type Adjustments } from "../theme-adjustment.ts";
import type { ThemeId } from "../theme.ts";
import type { EntryVersions } from "./merge-lists.ts";
import { mergeValues, type Side } from "./merge-values.ts";

/** Which part of a content is not the same; null where it is missing. */
type PartDifference =
  | { part: "section"; mine: Section | null; theirs: Section | null }
  | { part: "theme"; mine: ThemeId; theirs: ThemeId }
  | { part: "adjustments"; mine: Adjustments; theirs: Adjustments }
  | { part: "languages"; mine: Language[]; theirs: Language[] };

/**
 * One part of two contents that is not the same. `key` names it among the others; `family` is there where it concerns
 * what one family has for itself, or the common text where it has nothing.
 */
export type ContentDifference = PartDifference & { key: string; family?: GuestSide };

/** Whose version stands where both sides changed one part. */
export type Settle = (difference: ContentDifference) => Side;

export function sectionDifference(
  id: string,
  mine: Section | undefined,
  theirs: Section | undefined,
): ContentDifference {
  return { part: "section", key: `section ${id}`, mine: mine ?? null, theirs: theirs ?? null };
}

/** Colour by colour and theme by theme; what both sides changed differently is one conflict. */
export function mergeAdjustments(
  versions: { base: Adjustments; mine: Adjustments; theirs: Adjustments },
  settled: (both: { mine: Adjustments; theirs: Adjustments }) => Side,
): Adjustments {
  const merged = (side: Side) => mergeValues(versions, side);
  const own = merged("mine");
  const sides = { mine: adjustmentsFrom(own.value), theirs: adjustmentsFrom(merged("theirs").value) };
  return own.isClash ? sides[settled(sides)] : sides.mine;
}

/** What was taken back stands as undefined in a merged record; content knows no such field. */
function adjustmentsFrom(value: unknown): Adjustments {
  const stored: unknown = JSON.parse(JSON.stringify(value));
  return storedAdjustmentsSchema.parse(stored);
}

/** A section that both sides changed or added: field by field where that is safe, else one whole side. */
export function mergeSection(
  { base, mine, theirs }: EntryVersions<Section>,
  settled: (id: string, mine: Section | undefined, theirs: Section | undefined) => Side,
): Section | undefined {
  const id = mine?.id ?? theirs?.id ?? "";
  if (base !== undefined && mine !== undefined && theirs !== undefined) {
    const own = mergeValues({ base, mine, theirs }, "mine");
    if (!own.isClash && isSection(own.value)) return own.value;
    const other = mergeValues({ base, mine, theirs }, "theirs");
    if (own.isClash && isSection(own.value) && isSection(other.value)) {
      const side = settled(id, own.value, other.value);
      return side === "mine" ? own.value : other.value;
    }
  }
  return settled(id, mine, theirs) === "mine" ? mine : theirs;
}

function isSection(value: unknown): value is Section {
  return sectionSchema.safeParse(value).success;
}
