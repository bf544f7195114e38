import type { RefCallback } from "react";

const controls =
  "button:enabled, input:enabled:not([type=hidden]), textarea:enabled, select:enabled, a[href], [tabindex='0']";

function controlsIn(row: Element | undefined): HTMLElement[] {
  if (row instanceof HTMLElement && row.matches(controls)) return [row];
  return [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Keeps the keyboard's place in a list where a control goes with what it did: on the same control of the row that stands
 * there now, else on what is nearest; with the whole list gone, on the page's content. What somebody turned to meanwhile
 * keeps the focus. For the list itself, whose children are the rows.
 */
export const keptFocus: RefCallback<HTMLElement> = (list) => {
  if (list === null) return;
  let last: { control: HTMLElement; row: number; place: number; tag: string | undefined } | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const row = [...list.children].findIndex((child) => child.contains(target));
    const place = controlsIn(list.children[row]).indexOf(target);
    last = { control: target, row, place, tag: list.children[row]?.tagName };
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    const control = target instanceof HTMLElement ? target : null;
    // What is being taken away loses the focus while it still stands there.
    queueMicrotask(() => {
      if (control?.isConnected !== true || last?.control !== control) return;
      // A button that is busy loses the focus, and a question gives it back; neither has turned away.
      const isAsked = relatedTarget instanceof Element && relatedTarget.closest("[role=dialog]") !== null;
      if (!isAsked && !control.matches(":disabled")) last = null;
    });
  };
  const find = () => {
    if (last === null || !isFocusLost()) return;
    const { control, row, place, tag } = last;
    if (control.isConnected) {
      // It was busy. One that is not enabled yet takes no focus.
      control.focus({ preventScroll: true });
      return;
    }
    const rows = [...list.children];
    const near = [...rows.slice(row), ...rows.slice(0, row).reverse()];
    const found = near.find((other) => controlsIn(other).length > 0);
    const inRow = controlsIn(found);
    // In a row of another kind, such as a form in place of a button, it begins at the front.
    const next = inRow[found?.tagName === tag ? Math.min(place, inRow.length - 1) : 0];
    if (next === undefined) list.tabIndex = -1;
    (next ?? list).focus({ preventScroll: true });
  };
  const seen = new MutationObserver(find);
  seen.observe(list, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  list.addEventListener("focusin", remember);
  list.addEventListener("focusout", forget);
  return () => {
    seen.disconnect();
    if (last === null) return;
    // Once a list around this one has had its turn.
    setTimeout(() => {
      if (isFocusLost()) document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
    });
  };
};
