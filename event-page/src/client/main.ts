import { startAskOpener } from "./ask-opener.ts";
import { guestFragment } from "./guest-address.ts";
import { guest, readGuest } from "./guest.ts";
import { openLink } from "./open-link.ts";
import { addTexts, find, say, tell } from "./page.ts";
import { copyNumber } from "./copy.ts";
import { startCountdown } from "./countdown.ts";
import { playMusic } from "./music.ts";
import { startOwnData } from "./own-data.ts";
import { showOwnTimes } from "./own-time.ts";
import { sendPending, startRsvp } from "./rsvp.ts";
import { startUnnamed } from "./unnamed.ts";
import { startWishes } from "./wishes.ts";

/** Shares the clean address: a link with somebody's name is theirs alone. */
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

/**
 * Everything of the script that the first frame does not need: one file per
 * language, shared by all invitations and fetched when the cover is painted.
 * The whole document is there when it runs.
 * @param texts of `client-texts.ts`
 */
export function startPage(texts: Record<string, string>): void {
  addTexts(texts);
  readGuest();
  addEventListener("hashchange", readGuest);
  startUnnamed();
  find("share")?.addEventListener("click", () => void share());
  find("language")?.addEventListener("click", (event) => {
    if (event.currentTarget instanceof HTMLAnchorElement) event.currentTarget.hash = guestFragment(guest);
  });
  addEventListener("click", (event) => void copyNumber(event));
  startCountdown();
  startRsvp();
  startOwnData();
  startAskOpener();
  showOwnTimes();
  startWishes();
  const isAnswerKept = sendPending();
  const cover = find("open");
  const open = () => {
    playMusic(cover);
    void openLink(true);
  };
  cover?.addEventListener("click", open);
  if (document.documentElement.classList.contains("open")) open();
  // Also where the greeting has a name: a link that is dead says so there, and not when the page is behind them.
  else if (!isAnswerKept) void openLink(false);
}
