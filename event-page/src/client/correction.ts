import { find, messageOf, show, tell } from "./page.ts";

/** The text that is being corrected, by its place and what it says. */
let chosen: HTMLElement | null = null;

const form = () => find("fix");
const fieldOf = (name: string) =>
  form()?.querySelector<HTMLTextAreaElement | HTMLInputElement>(`[name=${name}]`);
const isTime = () => chosen?.dataset["typed"] !== undefined;

/** Opens the form over the text that was tapped. */
export function chooseText(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(".fix") : null;
  if (!button) return;
  chosen = button;
  const { typed, value = "" } = button.dataset;
  tell(find("fix-now"), button.textContent);
  for (const [name, text] of Object.entries({ text: value, time: typed ?? "", note: "" })) {
    const field = fieldOf(name);
    if (field) field.value = text;
  }
  show(fieldOf("text")?.parentElement, !isTime());
  show(fieldOf("time")?.parentElement, isTime());
  tell(messageOf(form()), "");
  show(form(), true);
  fieldOf(isTime() ? "time" : "text")?.focus();
}

/** Puts the form away, and the focus back to where it was opened. */
export function leaveText(): void {
  show(form(), false);
  const key = chosen?.dataset["key"];
  chosen = null;
  if (key) document.querySelector<HTMLElement>(`.fix[data-key="${key}"]`)?.focus();
}

/** What was typed about which text, or null where nothing was changed. */
export function typedCorrection(): { key: string; before: string; after: string; note: string } | null {
  const { key = "", value = "", typed = value } = chosen?.dataset ?? {};
  const after = fieldOf(isTime() ? "time" : "text")?.value.trim() ?? "";
  const note = fieldOf("note")?.value.trim() ?? "";
  return after && after !== typed ? { key, before: value, after, note } : null;
}
