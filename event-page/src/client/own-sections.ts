import { startCountdown } from "./countdown.ts";
import { showOwnTimes } from "./own-time.ts";
import { find } from "./page.ts";
import { field, text } from "./read.ts";

/** What everybody sees in the places of this guest's own sections. */
let everybodys: object[] = [];

/** Puts the server's own HTML for this guest in place of everybody's sections. */
export function showSections(sections: unknown): void {
  if (!Array.isArray(sections)) return;
  for (const section of sections) {
    const place = find(`s-${text(section, "id")}`);
    if (!place) continue;
    everybodys.push({ id: field(section, "id"), html: place.outerHTML });
    place.outerHTML = text(section, "html");
  }
  if (!sections.length) return;
  startCountdown();
  showOwnTimes();
}

/** Takes the guest's own sections away again. */
export function hideSections(): void {
  const before = everybodys.reverse();
  // Showing them fills the list that is being read otherwise, without end.
  everybodys = [];
  showSections(before);
  everybodys = [];
}
