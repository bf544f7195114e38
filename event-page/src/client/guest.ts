import { guestFragment, readGuestAddress, type GuestAddress } from "./guest-address.ts";
import { find, say, show, slug, tell } from "./page.ts";
import { keep, kept } from "./storage.ts";

const storageKey = `janur:to:${slug}`;

/** Who has answered by a group's link, on this phone: the group's token, then their own fragment. */
const groupKey = `janur:group:${slug}`;

/** Whose page this is now. */
export let guest: GuestAddress = { name: "", token: "" };

/** The link that the server has called a person's own. */
let ownToken = "";

export function confirmOwn(token: string): void {
  ownToken = token;
}

/** The name that they may sign with. A group's is nobody's, and before the server has spoken any link may be a group's. */
function signature(): string {
  return guest.token && guest.token !== ownToken ? "" : guest.name;
}

/** Fills in the names that stand empty. */
export function sign(place: Element | null): void {
  for (const name of place?.querySelectorAll<HTMLInputElement>("[name=name]") ?? [])
    name.value ||= signature();
}

/**
 * Takes the guest from the address, or from this tab's memory where an anchor
 * has erased the fragment. A group's link leads back to the answer that was given by it.
 */
export function readGuest(): void {
  let found = readGuestAddress(location.search, location.hash);
  if (!(found.name + found.token)) found = readGuestAddress("", kept("sessionStorage", storageKey));
  const [group, own] = kept("localStorage", groupKey).split("#");
  setGuest(own && group === found.token ? readGuestAddress("", own) : found);
}

/** Remembers that this guest has answered by the link of a group. */
export function joinGroup(groupToken: string): void {
  keep("localStorage", groupKey, groupToken + guestFragment(guest));
}

export function leaveGroup(): void {
  keep("localStorage", groupKey, "");
}

/** Greets this guest and keeps them in the address; nobody (no name, no token) clears both. */
export function setGuest(next: GuestAddress): void {
  guest = next;
  const { name } = next;
  const fragment = guestFragment(next);
  keep("sessionStorage", storageKey, fragment);
  tell(find("guest"), name || say("any"));
  for (const element of document.querySelectorAll(".named")) show(element, name !== "");
  if (location.hash !== fragment)
    history.replaceState(null, "", location.pathname + location.search + fragment);
}
