import type { GuestSide } from "../../side/guest-side.ts";
import { isSameValue } from "../../text/same-value.ts";
import type { Content } from "../content.ts";
import { inCommonOrder, isOwn, sidePartsOf } from "../side/edit-side.ts";
import { hasOwnLook, hasOwnOrder } from "../side/own-parts.ts";
import type { ContentDifference } from "./content-difference.ts";

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
