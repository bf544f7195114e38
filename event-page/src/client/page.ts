import { parse, text } from "./read.ts";

export function find(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** The document's own facts, written by the server beside this script. */
const config = parse(find("config")?.textContent ?? "");

export const slug = text(config, "slug");
export const invitationId = text(config, "invitationId");
export const language = text(config, "language");

/** One of the texts of `client-config.ts`. */
export function say(name: string): string {
  return text(config, "text", name);
}

/** Shows and, by its live region, speaks a message. */
export function tell(place: Element | null | undefined, message: string): void {
  if (place) place.textContent = message;
}

export function show(place: Element | null | undefined, isShown: boolean): void {
  place?.toggleAttribute("hidden", !isShown);
}

/** Marks a form as on its way: "Mengirim…". */
export function setBusy(form: Element | null | undefined, isBusy: boolean): void {
  form?.setAttribute("aria-busy", String(isBusy));
  if (isBusy) tell(messageOf(form), say("sending"));
}

/** Where a form speaks to its reader. */
export function messageOf(form: Element | null | undefined): Element | null | undefined {
  return form?.querySelector(".say");
}

/** Runs `act` once, when the element comes within a screen of the view. */
export function whenNear(element: Element | null, act: () => unknown): void {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(element);
}
