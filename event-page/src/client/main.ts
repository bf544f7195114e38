import { guestFragment } from "./guest-address.ts";
import { guest, readGuest, setGuest } from "./guest.ts";
import { openLink } from "./open-link.ts";
import { find, say, tell, whenNear } from "./page.ts";
import { copyNumber } from "./copy.ts";
import { startCountdown } from "./countdown.ts";
import { sendPending, showRsvp, startRsvp } from "./rsvp.ts";
import { keep, kept } from "./storage.ts";
import { startWishes } from "./wishes.ts";

/**
 * The one script of the guests' page. It stands right behind the cover, so
 * that the greeting is there in the first frame; all else waits for the rest.
 */
const easyKey = "janur:easy";
const { classList } = document.documentElement;
classList.add("js");
if (kept("localStorage", easyKey)) classList.add("easy");
readGuest();
addEventListener("hashchange", readGuest);
// Headings change to their own face when the cover is painted, which may come after `load`.
addEventListener("load", () => {
  requestAnimationFrame(() => {
    setTimeout(() => {
      classList.add("late");
    }, 100);
  });
});

/** In-page links scroll and move the focus, but never touch the fragment. */
function followAnchor(event: Event): void {
  const link = event.target instanceof Element && event.target.closest("a");
  const hash = link && link.getAttribute("href");
  const target = hash && hash.startsWith("#") && find(hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (link.id === "open") {
    classList.add("open");
    void openLink(true);
  }
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** Shares the clean address: a link with somebody's name is hers alone. */
async function share(): Promise<void> {
  const url = location.origin + location.pathname;
  const canShare: boolean = "share" in navigator;
  try {
    if (canShare) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      tell(find("said"), say("copied"));
    }
  } catch {
    tell(find("said"), url);
  }
}

addEventListener("DOMContentLoaded", () => {
  const unlinked = find("rsvp")?.innerHTML ?? "";
  addEventListener("click", followAnchor);
  find("unnamed")?.addEventListener("click", () => {
    history.replaceState(null, "", location.pathname);
    setGuest({ name: "", token: "" });
    showRsvp(unlinked);
    tell(find("said"), say("unnamed"));
    find("open")?.focus();
  });
  find("share")?.addEventListener("click", () => void share());
  find("language")?.addEventListener("click", (event) => {
    if (event.currentTarget instanceof HTMLAnchorElement) event.currentTarget.hash = guestFragment(guest);
  });
  find("easy")?.addEventListener("click", (event) => {
    event.preventDefault();
    keep("localStorage", easyKey, classList.toggle("easy") ? "1" : "");
  });
  addEventListener("click", (event) => void copyNumber(event));
  startCountdown();
  startRsvp();
  startWishes();
  if (!sendPending()) whenNear(find("rsvp"), () => openLink(false));
});
