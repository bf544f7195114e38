/**
 * Tells an element at the foot of the screen how much of it the keyboard of a phone covers (`--keyboard`) and how high
 * the rest is (`--view`), for as long as nobody calls what it gives back.
 */
export function stayAboveKeyboard(element: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport;
  if (view === null) return undefined;
  const place = () => {
    const below = Math.max(0, window.innerHeight - view.height - view.offsetTop);
    element.style.setProperty("--keyboard", `${String(below)}px`);
    element.style.setProperty("--view", `${String(view.height)}px`);
  };
  place();
  view.addEventListener("resize", place);
  view.addEventListener("scroll", place);
  return () => {
    view.removeEventListener("resize", place);
    view.removeEventListener("scroll", place);
  };
}
