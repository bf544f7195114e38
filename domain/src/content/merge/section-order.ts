import { guestSides, type GuestSide } from "../../side/guest-side.ts";
import { isSameValue } from "../../text/same-value.ts";
import type { Content } from "../content.ts";
import { sidePartsOf } from "../side/edit-side.ts";

/** A content whose sections stand in another order than in another one: everybody's, or one family's own. */
export interface OrderChange {
  part: "order";
  family?: GuestSide;
  /** Of these families those whom it does not reach, because they have an order of their own. */
  apart: GuestSide[];
}

/** What `after` has in another order than `before`. A section that only one of them has is no matter of order. */
export function orderChanges(before: Content, after: Content, families: readonly GuestSide[]): OrderChange[] {
  const own = (content: Content, side: GuestSide) => sidePartsOf(content, side).order;
  const inBoth = ({ sections }: Content, other: Content) =>
    sections.map(({ id }) => id).filter((id) => other.sections.some((section) => section.id === id));
  const common: OrderChange[] = isSameValue(inBoth(before, after), inBoth(after, before))
    ? []
    : [{ part: "order", apart: families.filter((side) => own(after, side).length > 0) }];
  const ofFamilies = guestSides.filter((side) => !isSameValue(own(before, side), own(after, side)));
  return [...common, ...ofFamilies.map((family) => ({ part: "order" as const, family, apart: [] }))];
}
