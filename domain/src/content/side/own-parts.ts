import type { GuestSide } from "../../side/guest-side.ts";
import { isSameValue } from "../../text/same-value.ts";
import type { Content } from "../content.ts";
import type { Section } from "../section.ts";
import { sectionOfSide } from "./content-of-side.ts";
import { sidePartsOf, withSideParts } from "./edit-side.ts";

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
