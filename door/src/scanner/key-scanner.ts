import { isCode } from "../desk/judge.ts";

/** After such a pause a new code begins: what was typed before was somebody's hand on the keys. */
const gapMs = 1_000;

/** Hears what a scanner types that is a keyboard to the device, wherever the focus is but in a field. @returns how to stop */
export function hearScanner(found: (text: string) => void): () => void {
  let typed = "";
  let at = 0;
  const hear = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const now = performance.now();
    if (now - at > gapMs) typed = "";
    at = now;
    if (event.key === "Enter" && isCode(typed)) {
      event.preventDefault();
      found(typed);
      typed = "";
    } else if (event.key.length === 1) typed += event.key;
  };
  addEventListener("keydown", hear, { capture: true });
  return () => {
    removeEventListener("keydown", hear, { capture: true });
  };
}
