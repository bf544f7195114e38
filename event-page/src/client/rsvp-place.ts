import { call } from "./call.ts";
import { guest, sign } from "./guest.ts";
import { keepCode } from "./keep-code.ts";
import { find, language } from "./page.ts";
import { field, text } from "./read.ts";

/** Before the page first asks again about seats that are being looked at; each later pause is twice as long. */
const firstPauseMs = 2_000;
/** After so many times the next visit asks. */
const mostPauses = 5;

let timer: ReturnType<typeof setTimeout> | undefined;

export function rsvpForm(): HTMLFormElement | null | undefined {
  return find("rsvp")?.querySelector("form");
}

/** Switches off the steps that would lead below nobody or beyond all seats together. */
export function limitSteps(): void {
  const counts = [...(rsvpForm()?.querySelectorAll<HTMLInputElement>(".step input") ?? [])];
  const people = counts.reduce((sum, { value }) => sum + Number(value), 0);
  for (const { value, max, parentElement } of counts) {
    for (const button of parentElement?.querySelectorAll("button") ?? [])
      button.disabled = button.dataset["step"] === "1" ? people >= Number(max) : Number(value) < 1;
  }
}

/**
 * Puts the server's own HTML for this guest in place of the form, fills in the name that they are
 * greeted by, and asks again while their seats are being looked at.
 * Their code is kept or forgotten with it.
 * @param answer of the server; without `rsvpHtml` what stands there stays
 * @param pauses how often it has asked already
 */
export function showRsvp(answer: unknown, pauses = 0): void {
  const html = text(answer, "rsvpHtml");
  const place = find("rsvp");
  if (place && html) {
    place.innerHTML = html;
    void keepCode(field(answer, "codePage"));
  }
  sign(place);
  limitSteps();
  clearTimeout(timer);
  if (find("answered")?.dataset["seat"] === "pending" && pauses < mostPauses)
    timer = setTimeout(() => void askAboutSeats(pauses + 1), firstPauseMs << pauses);
}

async function askAboutSeats(pauses: number): Promise<void> {
  const { token } = guest;
  const { result } = await call("openLink", { language, token, isTap: false });
  // Never takes a form away from somebody who has opened it to change their answer.
  if (guest.token !== token || !rsvpForm()?.hidden) return;
  const isFocused = document.activeElement === find("answered");
  showRsvp(result, pauses);
  if (isFocused) find("answered")?.focus();
}
