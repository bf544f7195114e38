import { parse, text } from "./read.ts";

export function find(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** The document's own facts, written by the server beside this script. */
const config = parse(find("config")?.textContent ?? "");

/** One of the facts of `client-config.ts`. */
export function fact(name: string): string {
  return text(config, name);
}

// Marked, so that the part inside the page, which needs one of them, does not carry the others.
export const slug = /* @__PURE__ */ fact("slug");
export const invitationId = /* @__PURE__ */ fact("invitationId");
export const language = /* @__PURE__ */ fact("language");

/** Texts that came with the rest of the script. */
let added: Record<string, string> = {};

export function addTexts(texts: Record<string, string>): void {
  added = texts;
}

/** One of the texts of `client-texts.ts`, or the empty one. */
export function say(name: string): string {
  return added[name] ?? text(config, "text", name);
}

let refusals: unknown;

/** Why the server refused, from a file of its own; without it, that it did. */
export async function sayRefusal(code: string): Promise<string> {
  refusals ??= parse(
    await fetch(say("why"))
      .then((answer) => answer.text())
      .catch(() => ""),
  );
  return text(refusals, code) || say("trouble");
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

/** Runs `act` once, when the element comes within a screen of the view, or within another margin. */
export function whenNear(element: Element | null, act: () => unknown, margin = "100% 0px"): void {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
