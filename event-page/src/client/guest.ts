import { guestFragment, readGuestAddress, type GuestAddress } from "./guest-address.ts";
import { find, say, slug } from "./page.ts";
import { keep, kept } from "./storage.ts";

const storageKey = `janur:to:${slug}`;

/** Whose page this is now. */
export let guest: GuestAddress = { name: "", token: "" };

/** Takes the guest from the address, or from this tab's memory where an anchor has erased the fragment. */
export function readGuest(): void {
  const { search, hash } = location;
  const found = readGuestAddress(search, hash);
  setGuest(
    found.name === "" && found.token === ""
      ? readGuestAddress("", kept("sessionStorage", storageKey))
      : found,
  );
}

/** Greets this guest and keeps her in the address; nobody (no name, no token) clears both. */
export function setGuest(next: GuestAddress): void {
  guest = next;
  const fragment = guestFragment(next);
  keep("sessionStorage", storageKey, fragment === "" ? null : fragment);
  greet();
  restoreAddress();
}

/** Puts the token back where an in-page link or the reader erased it. */
export function restoreAddress(): void {
  const fragment = guestFragment(guest);
  if (location.hash !== fragment)
    history.replaceState(null, "", location.pathname + location.search + fragment);
}

function greet(): void {
  const { name } = guest;
  const place = find("guest");
  if (place !== null) place.textContent = name || say("any");
  const question = find("not-you");
  if (question !== null) question.textContent = say("notYou").replace("{name}", () => name);
  for (const element of document.querySelectorAll(".named")) element.toggleAttribute("hidden", name === "");
}
