/** An element of the page that the server wrote. @throws Error where it is not there */
export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
}

export function show(element: Element, isShown: boolean): void {
  element.toggleAttribute("hidden", !isShown);
}
