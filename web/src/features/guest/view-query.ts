import { addressView, changedAddress } from "../../lib/address/address-view.ts";
import { guestViewSchema, noFilters, type GuestListView } from "./list-view.ts";

/** A view as it is kept: what differs from the usual, in one order of names. */
export function queryOf(view: GuestListView): string {
  const said = changedAddress(guestViewSchema, new URLSearchParams(), view);
  said.sort();
  return said.toString();
}

/** All that a kept view says, for the address; what it does not say is the usual. */
export function viewOf(query: string): GuestListView {
  return {
    ...addressView(guestViewSchema, new URLSearchParams()),
    ...noFilters,
    ...addressView(guestViewSchema, new URLSearchParams(query)),
  };
}
