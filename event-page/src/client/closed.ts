import { call } from "./call.ts";
import { guest, readGuest } from "./guest.ts";
import { fetchNearAlbum } from "./near-album.ts";
import { startPage } from "./main.ts";
import { openLink } from "./open-link.ts";
import { addTexts, find, language, messageOf, say, setBusy, tell } from "./page.ts";
import { keepUnlockToken, proof } from "./unlock-token.ts";
import { text } from "./read.ts";

let texts: Record<string, string>;

/** Puts the page in place of the closed one and starts its parts. */
function open(page: unknown): void {
  const main = document.querySelector("main");
  const html = text(page, "html");
  if (!main || !html) return;
  main.outerHTML = html;
  const font = text(page, "displayFont");
  if (font) {
    const source = `url(data:font/woff2;base64,${font})`;
    document.fonts.add(new FontFace("D", source, { weight: "500 600" }));
  }
  document.title = find("cover")?.querySelector("h1")?.textContent ?? document.title;
  scrollTo(0, 0);
  startPage(texts);
  fetchNearAlbum(say("album"));
  // Without a name this page is closed.
  addEventListener("unnamed", () => {
    location.reload();
  });
}

/** Why the page stays closed, in its own words. */
function tellWhy(refusal: string): void {
  const words: Record<string, string> = {
    "link/invalid": "lostLink",
    "limit/too-many-requests": "tooMany",
    "page/wrong-password": "page/wrong-password",
  };
  tell(messageOf(find("closed")), say(words[refusal] ?? "noSignal"));
}

/** By the word that was typed, or by the proof that this tab has. */
async function unlock(password: string): Promise<void> {
  const place = find("closed");
  setBusy(place, true);
  tell(messageOf(place), say("opening"));
  const { result, refusal } = await call("unlockPage", {
    language,
    password,
    proof: password ? "" : proof,
  });
  setBusy(place, false);
  if (refusal !== "offline") keepUnlockToken(text(result, "proof"));
  if (result) open(result);
  // An old proof is nothing that the reader did.
  else if (password || refusal === "offline") tellWhy(refusal);
  else tell(messageOf(place), "");
}

async function openByLink(): Promise<void> {
  tell(messageOf(find("closed")), say("opening"));
  const refusal = await openLink(false, open);
  if (refusal) tellWhy(refusal);
}

/**
 * The script of a closed page: all of the open one's, and how it is opened.
 * @param all of `closed-texts.ts`
 */
export function startClosedPage(all: Record<string, string>): void {
  texts = all;
  addTexts(texts);
  readGuest();
  find("unlock")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    const password = new FormData(form).get("password");
    if (typeof password === "string" && password) void unlock(password);
  });
  if (guest.token) void openByLink();
  else if (proof) void unlock("");
}
