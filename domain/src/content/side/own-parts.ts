import type { GuestSide } from "../../side/guest-side.ts";
import { isSameValue } from "../../text/same-value.ts";
import type { Content } from "../content.ts";
import type { ContentDifference } from "../merge/content-difference.ts";
import type { Section } from "../section.ts";
import { sectionOfSide } from "./content-of-side.ts";
import { inCommonOrder, isOwn, sidePartsOf, withSideParts } from "./edit-side.ts";

/** Whether a family is seen in a theme or colours of its own; those of a theme that it does not wear nobody sees. */
export function hasOwnLook(content: Content, side: GuestSide): boolean {
  const { theme, adjustments = {} } = sidePartsOf(content, side);
  return theme !== null || adjustments[content.theme] !== undefined;
}

/** `content` with the common theme and colours for this family again. */
export function withCommonLook(content: Content, side: GuestSide): Content {
  const { adjustments: _own, ...parts } = sidePartsOf(content, side);
  return withSideParts(content, { ...parts, theme: null });
}

/** Whether a family names the persons or ceremonies of this common section in an order of its own. */
export function hasOwnOrder(content: Content, side: GuestSide, section: Section): boolean {
  if (section.type !== "hosts" && section.type !== "ceremonies") return false;
  return !isSameValue(sectionOfSide(section, sidePartsOf(content, side)), section);
}

/** `content` with persons or ceremonies in everybody's order for this family again. */
export function withCommonOrderOf(content: Content, side: GuestSide, type: "hosts" | "ceremonies"): Content {
  return withSideParts(content, { ...sidePartsOf(content, side), [type]: [] });
}

/** Which of these families a change of the common text does not reach, because they have that part for themselves. */
export function familiesApart(
  content: Content,
  families: readonly GuestSide[],
  difference: ContentDifference,
): GuestSide[] {
  return families.filter((side) => {
    if (difference.part === "theme") return sidePartsOf(content, side).theme !== null;
    if (difference.part === "adjustments") return hasOwnLook(content, side);
    if (difference.part === "languages") return false;
    const { mine, theirs } = difference;
    const section = theirs ?? mine;
    if (section === null) return false;
    // Persons and ceremonies are one truth for all, but for the order in which a family names them.
    const isOrderAlone = mine !== null && theirs !== null && isSameValue(inCommonOrder(theirs, mine), mine);
    return isOwn(content, side, section.id) || (isOrderAlone && hasOwnOrder(content, side, section));
  });
}
