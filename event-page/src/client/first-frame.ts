import { guest, readGuest } from "./guest.ts";
import { fact, find, messageOf, say, tell } from "./page.ts";
import { keep, kept } from "./storage.ts";

declare global {
  interface Navigator {
    /** Where the browser tells. */
    readonly connection?: { saveData?: boolean };
  }
}

/**
 * The part of the script that stands inside the page, right behind the cover:
 * greets in the first frame, keeps the token in the address, and fetches the
 * rest when the cover is painted. What is tapped before the rest has come is
 * held and tapped again.
 */
const easyKey = "janur:easy";
const { classList } = document.documentElement;
let script: HTMLScriptElement | undefined;
let held: HTMLElement | undefined;
let failures = 0;

classList.add("js");
if (kept("localStorage", easyKey)) classList.add("easy");
pressEasy();
readGuest();

function pressEasy(): void {
  const isEasy = classList.contains("easy");
  find("easy")?.setAttribute("aria-pressed", `${isEasy}`);
  // Pictures of the theme are not even asked for before the cover is painted, nor by whoever has to save data.
  if (classList.contains("late"))
    find("art")?.setAttribute("rel", isEasy || navigator.connection?.saveData ? "art" : "stylesheet");
}

/** In-page links scroll and move the focus, but never touch the fragment; "Mode mudah" is a change of this very page. */
function followLink(event: Event): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  if (link.id === "easy") {
    event.preventDefault();
    keep("localStorage", easyKey, classList.toggle("easy") ? "1" : "");
    pressEasy();
  }
  const hash = link.getAttribute("href");
  const target = hash?.startsWith("#") && find(hash.slice(1));
  if (!target) return;
  event.preventDefault();
  if (link.id === "open") classList.add("open");
  // A phone on its side would show nothing but the ornament above the words.
  ((innerHeight < 480 && target.querySelector("h2")) || target).scrollIntoView();
  target.focus({ preventScroll: true });
}

/** A form is sent by its button, too where a key sends it: holding buttons holds forms. */
function hold(event: Event): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  event.preventDefault();
  held = button;
  fetchRest();
}

function release(): void {
  removeEventListener("click", hold);
  held?.click();
}

function tokenField(): Element {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "token";
  field.value = guest.token;
  return field;
}

function fetchRest(): void {
  if (script) return;
  script = document.createElement("script");
  script.src = fact("script");
  script.onload = release;
  script.onerror = () => {
    script = undefined;
    failures += 1;
    if (failures < 2 || !navigator.onLine) {
      tell(messageOf(held?.closest("form")), say("offline"));
      addEventListener("online", fetchRest, { once: true });
      return;
    }
    // The rest is gone from the server: forms go their plain way, with the guest's token.
    if (guest.token) for (const form of document.forms) form.append(tokenField());
    release();
  };
  document.head.append(script);
}

/** What stands below the cover gets its faces, photos and art. */
function approach(): void {
  classList.add("near");
}

addEventListener("click", followLink);
addEventListener("click", hold);
addEventListener("scroll", approach);
// The cover may be painted long after `load`; until then neither the rest nor the headings' face may compete with it.
addEventListener("load", () => {
  const goOn = () => {
    classList.add("late");
    pressEasy();
    fetchRest();
    // The cover's own art comes first.
    setTimeout(approach, 500);
  };
  // A page that nobody looks at is not painted, and waits for them.
  new PerformanceObserver(() => setTimeout(goOn, 100)).observe({ type: "paint", buffered: true });
});
