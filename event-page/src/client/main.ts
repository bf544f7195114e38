import { guestFragment } from "./guest-address.ts";
import { guest, readGuest, restoreAddress, setGuest } from "./guest.ts";
import { openLink } from "./open-link.ts";
import { find, say, tell, whenNear } from "./page.ts";
import { sendPending, showRsvp, startRsvp } from "./rsvp.ts";
import { startWishes } from "./wishes.ts";

/**
 * The one script of the guests' page. It stands right behind the cover, so
 * that the greeting is there in the first frame; all else waits for the rest.
 */
document.documentElement.classList.add("js");
readGuest();
addEventListener("hashchange", () => {
  if (location.hash.includes("g=")) readGuest();
  restoreAddress();
});

/** In-page links scroll and move the focus, but never touch the fragment. */
function followAnchor(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const hash = link?.getAttribute("href") ?? "";
  const target = hash.startsWith("#") ? find(hash.slice(1)) : null;
  if (target === null || link === null) return;
  event.preventDefault();
  if (link.id === "open") {
    document.documentElement.classList.add("open");
    void openLink(true);
  }
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

async function share(): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share !== undefined) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      tell(find("said"), say("copied"));
    }
  } catch {
    tell(find("said"), url);
  }
}

document.addEventListener("DOMContentLoaded", () => {
  const unlinked = find("rsvp")?.innerHTML ?? "";
  document.addEventListener("click", followAnchor);
  find("unnamed")?.addEventListener("click", () => {
    setGuest({ name: "", token: "" });
    history.replaceState(null, "", location.pathname);
    showRsvp(unlinked);
    tell(find("said"), say("unnamed"));
    find("open")?.focus();
  });
  find("share")?.addEventListener("click", () => void share());
  find("language")?.addEventListener("click", (event) => {
    if (event.currentTarget instanceof HTMLAnchorElement) event.currentTarget.hash = guestFragment(guest);
  });
  startRsvp();
  startWishes();
  if (!sendPending()) whenNear(find("rsvp"), () => void openLink(false));
});
