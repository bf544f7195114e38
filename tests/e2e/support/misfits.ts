import type { Page } from "@playwright/test";

/** Texts of a page that run out of so narrow a screen or are cut off by a box around them, by their first words. */
export function misfits(page: Page, width: number): Promise<string[]> {
  return page.evaluate((screen) => {
    const found = new Set<string>();
    // What waits far below has a guessed height until a reader comes near; it is measured as they see it.
    for (const waiting of document.querySelectorAll<HTMLElement>(".column > section"))
      waiting.style.contentVisibility = "visible";
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > screen) found.add(`the page is ${String(scrollWidth)} px wide`);

    const cutsOff = (box: Element, line: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      return (
        (overflowX !== "visible" && (line.left < edge.left - 1 || line.right > edge.right + 1)) ||
        (overflowY !== "visible" && (line.top < edge.top - 1 || line.bottom > edge.bottom + 1))
      );
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (parent === null || text.nodeValue?.trim() === "" || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const name = `${parent.tagName.toLowerCase()}: ${(text.nodeValue ?? "").slice(0, 40)}`;
        if (line.left < -1 || line.right > screen + 1) found.add(`${name} … runs out`);
        for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement)
          if (cutsOff(box, line)) found.add(`${name} … is cut off`);
      }
    }
    return [...found];
  }, width);
}
