/** A line of words: where it stands, and what it must stand out from. */
export interface WordLine {
  text: string;
  /** 0..255 each. */
  ink: readonly [number, number, number];
  /** Letters that are cut out of a picture: `ink` is then only what they are where nothing can be cut. */
  isCut: boolean;
  /** At which contrast it can be read, by its size (WCAG 2.2, 1.4.3). */
  least: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The lines within `root` that are seen; runs inside the page. Buttons have a ground of their own. */
export function wordLines(root: string): WordLine[] {
  const found: WordLine[] = [];
  const around = document.querySelector(root);
  if (around === null) return found;
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (element === null || text === "" || element.closest(".btn,[aria-hidden]") !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const { color, fontSize } = style;
    const isCut = style.webkitTextFillColor !== color;
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || top < 0 || top + height > innerHeight) continue;
      const ink = [red, green, blue] as const;
      const least = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
      found.push({ text, ink, isCut, least, left, top: top + height * 0.2, width, height: height * 0.6 });
    }
  }
  return found;
}

/** Takes the words within `root` away and leaves all that they stand on; letters that are cut out of a picture go with their cut. */
export function hideWords(root: string): void {
  const cut = [...document.querySelectorAll(`${root} *`)].filter((element) =>
    getComputedStyle(element).backgroundClip.includes("text"),
  );
  for (const element of cut) element.setAttribute("data-cut", "");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${root} *{color:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;text-shadow:none!important}[data-cut]{background:none!important}`,
  );
  document.adoptedStyleSheets.push(sheet);
}
