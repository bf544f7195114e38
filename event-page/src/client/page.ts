import { parse, text } from "./read.ts";

/** The document's own facts, written by the server beside this script. */
const config = parse(document.getElementById("config")?.textContent ?? "");

export const slug = text(config, "slug");
export const invitationId = text(config, "invitationId");
export const language = text(config, "language");

/** One of the texts of `client-config.ts`. */
export function say(name: string): string {
  return text(config, "text", name);
}

export function find(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** Shows and, by its live region, speaks a message. */
export function tell(place: Element | null | undefined, message: string): void {
  if (place) place.textContent = message;
}

/** Runs `act` once, when the element comes within a screen of the view. */
export function whenNear(element: Element | null, act: () => void): void {
  if (element === null) return;
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
