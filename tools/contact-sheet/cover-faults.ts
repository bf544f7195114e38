/*
 * What a cover's drawings do to its picture and its words. Each of these runs
 * inside the page (`page.evaluate`), so it stands on nothing outside of itself.
 */

/** Has every part of the cover answer to `elementFromPoint`, pseudo-elements too; a sheet of this kind is no inline style. */
export function letEverythingAnswer(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*,::before,::after{pointer-events:auto!important}");
  document.adoptedStyleSheets.push(sheet);
}

/** What is painted over the middle of the cover's picture, 60 % of its width and height, where faces are. */
export function paintedOverFaces(): string[] {
  const frame = document.querySelector(".cover .ph");
  if (frame?.checkVisibility() !== true) return [];
  frame.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = frame.getBoundingClientRect();
  const found = new Set<string>();
  const steps = 24;
  for (let row = 0; row <= steps; row += 1) {
    for (let column = 0; column <= steps; column += 1) {
      const x = left + width * (0.2 + (0.6 * column) / steps);
      const y = top + height * (0.2 + (0.6 * row) / steps);
      // A drawing's box is no paint, nor is the block that words stand in.
      const hit = document
        .elementsFromPoint(x, y)
        .find((element) => element.tagName !== "svg" && !element.matches(".cover > div"));
      if (hit === undefined || frame.contains(hit)) continue;
      const owner = hit.closest("svg") ?? hit;
      found.add(owner.getAttribute("class") ?? owner.tagName);
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...found];
}

/** How many of 400 points of each drawing on the cover are seen, by its class. */
export function seenDrawings(): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const svg of document.querySelectorAll(".cover svg")) {
    svg.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = svg.getBoundingClientRect();
    const name = svg.getAttribute("class") ?? "";
    seen[name] ??= 0;
    for (let point = 0; point < 400; point += 1) {
      const x = left + (((point % 20) + 0.5) * width) / 20;
      const y = top + ((Math.floor(point / 20) + 0.5) * height) / 20;
      // Boxes without paint may lie above it; a picture may not.
      const hits = document.elementsFromPoint(x, y);
      const at = hits.findIndex((hit) => hit !== svg && svg.contains(hit));
      if (at !== -1 && !hits.slice(0, at).some((hit) => hit.closest(".ph") !== null)) seen[name] += 1;
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return seen;
}

/** Takes everything that is drawn off the cover: what a photograph then differs in is the theme's ornament. */
export function hideDrawings(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ".cover svg,.stage i{visibility:hidden}.stage i::before{visibility:hidden}.cover::before,.cover::after{visibility:hidden!important}.cover{background-image:none!important}",
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Words about the way in that do not begin at one edge, on a cover that stands at the left; its button has its own.
 */
export function crookedLines(): string[] {
  const cover = document.querySelector(".cover");
  if (cover === null) return [];
  const starts = new Map<string, number>();
  for (const element of cover.querySelectorAll(".to p, .to a:not(.btn), .to button")) {
    if (!element.checkVisibility() || element.textContent.trim() === "") continue;
    // The quiet line at the foot is one line, as "di tempat" is: what follows its first word stands beside it.
    if (element.matches(".fine > :not(:first-child), #unnamed")) continue;
    const { textAlign } = getComputedStyle(element);
    const isBox = element.matches("a,button");
    if (!isBox && textAlign !== "left" && textAlign !== "start") return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const first = range.getClientRects()[0];
    if (first !== undefined) starts.set(element.textContent.trim().slice(0, 30), first.left);
  }
  const usual = Math.min(...starts.values());
  return [...starts].filter(([, left]) => left > usual + 1).map(([text]) => text);
}
