import type { Guest, GuestInput } from "./guest.ts";
import { namePartsOf } from "../text/name-search.ts";
import { unsent } from "./sending.ts";

/** Where a host's entry stands: a group's link is nobody who could come. */
export function listingOf({ kind }: Pick<GuestInput, "kind">): Guest["listing"] {
  return kind === "group" ? "group" : "listed";
}

/** A guest as they begin: nothing opened, nothing answered. */
export function newGuest(
  input: GuestInput,
  meta: Pick<Guest, "id" | "listing"> & { groupId?: string; now: Date },
): Guest {
  return {
    ...input,
    id: meta.id,
    ...nameFields(input.name),
    listing: meta.listing,
    linkRevision: 1,
    isLinkRevoked: false,
    sending: unsent,
    opened: null,
    device: null,
    answer: null,
    history: [],
    seat: null,
    groupId: meta.groupId ?? null,
    rates: { rsvp: null, wish: null },
    createdAt: meta.now,
    updatedAt: meta.now,
  };
}

/** What is kept of a name beside itself; whoever changes a name writes them too. */
export function nameFields(name: string): Pick<Guest, "nameKey" | "nameParts"> {
  return { nameKey: nameKeyOf(name), nameParts: namePartsOf(name) };
}

export function nameKeyOf(name: string): string {
  return name.trim().toLocaleLowerCase("id");
}
