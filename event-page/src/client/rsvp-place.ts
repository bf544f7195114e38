import { call } from "./call.ts";
import { guest } from "./guest.ts";
import { find, language } from "./page.ts";
import { text } from "./read.ts";

/** Before the page first asks again about seats that are being looked at; each later pause is twice as long. */
const firstPauseMs = 2_000;
/** After so many times the next visit asks. */
const mostPauses = 5;

let timer: ReturnType<typeof setTimeout> | undefined;

export function rsvpForm(): HTMLFormElement | null | undefined {
  return find("rsvp")?.querySelector("form");
}

/**
 * Puts the server's own HTML for this guest in place of the form, and asks
 * again while her seats are being looked at.
 * @param pauses how often it has asked already
 */
export function showRsvp(html: string, pauses = 0): void {
  const place = find("rsvp");
  if (place && html) place.innerHTML = html;
  clearTimeout(timer);
  if (find("answered")?.dataset["seat"] === "pending" && pauses < mostPauses)
    timer = setTimeout(() => void askAboutSeats(pauses + 1), firstPauseMs << pauses);
}

async function askAboutSeats(pauses: number): Promise<void> {
  const { token } = guest;
  const { result } = await call("openLink", { language, token, isTap: false });
  // Never takes a form away from somebody who has opened it to change her answer.
  if (guest.token !== token || !rsvpForm()?.hidden) return;
  const isFocused = document.activeElement === find("answered");
  showRsvp(text(result, "rsvpHtml"), pauses);
  if (isFocused) find("answered")?.focus();
}
