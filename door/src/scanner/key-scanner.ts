import { isCode } from "../desk/judge.ts";

/** After such a pause a new code begins: what was typed before was somebody's hand on the keys. */
const gapMs = 1_000;
/** So long a code that came without its Enter, or by a paste, waits for one. */
const enterMs = 250;

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** A code is nobody's name, note or envelope: the field is as it was before. */
function clear(field: Field): void {
  field.value = "";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Hears what a scanner types that is a keyboard to the device, wherever the focus is. The Enter at its end presses no
 * button that the code itself brought up. @returns how to stop
 */
export function hearScanner(found: (text: string) => void): () => void {
  let typed = "";
  let at = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const take = (code: string, target: EventTarget | null) => {
    clearTimeout(waiting);
    typed = "";
    if (isField(target)) clear(target);
    found(code);
  };
  const hearKey = (event: KeyboardEvent) => {
    const now = performance.now();
    if (now - at > gapMs) typed = "";
    at = now;
    if (event.key !== "Enter") {
      if (event.key.length === 1) typed += event.key;
      return;
    }
    // Keyboards of a screen do not say which key it was: then the field does.
    const code = [typed, isField(event.target) ? event.target.value : ""].find(isCode);
    typed = "";
    if (code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    take(code, event.target);
  };
  const hearField = ({ target }: Event) => {
    clearTimeout(waiting);
    if (!isField(target) || !isCode(target.value)) return;
    const code = target.value;
    waiting = setTimeout(take, enterMs, code, target);
  };
  addEventListener("keydown", hearKey, { capture: true });
  addEventListener("input", hearField, { capture: true });
  return () => {
    clearTimeout(waiting);
    removeEventListener("keydown", hearKey, { capture: true });
    removeEventListener("input", hearField, { capture: true });
  };
}
