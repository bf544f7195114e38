import { leaveGroup, setGuest } from "./guest.ts";
import { hideSections } from "./own-sections.ts";
import { keepCode } from "./keep-code.ts";
import { find, say, tell } from "./page.ts";
import { showRsvp } from "./rsvp-place.ts";

/** What the RSVP section says to somebody without a link; it came with the page. */
let unlinked = "";

/** Opens the page for nobody in particular, with a clean address; tells the window by an event `unnamed`. */
export function openUnnamed(message: string): void {
  // Told at once: whoever hears of the event may leave the page.
  void keepCode();
  history.replaceState(null, "", location.pathname);
  leaveGroup();
  setGuest({ name: "", token: "" });
  hideSections();
  showRsvp({ rsvpHtml: unlinked });
  const place = find("told");
  tell(place, message);
  place?.focus();
  dispatchEvent(new Event("unnamed"));
}

/** Links get forwarded: "Bukan Anda?" opens without a name. */
export function startUnnamed(): void {
  unlinked = find("rsvp")?.innerHTML ?? "";
  find("unnamed")?.addEventListener("click", () => {
    openUnnamed(say("unnamed"));
  });
}
