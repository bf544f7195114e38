/**
 * What is wrong with how the page in this window is set, in words that name the
 * place; empty when nothing is. It runs inside the page (`page.evaluate`), so it
 * stands on nothing outside of itself.
 *
 * Looked for: a page wider than its window, text outside of the window or cut
 * off by a box, two texts over each other, text over a picture, text that a drawing of the cover
 * runs into, and text whose contrast to its surface or to a horizon that it stands on is below 4.5:1
 * (3:1 from 24 px, or from 18.66 px in bold type: WCAG 2.2, 1.4.3).
 */
export function pageFaults(): string[] {
  interface Line {
    element: Element;
    box: DOMRect;
    text: string;
  }
  type Rgb = [number, number, number];
  interface Paint {
    rgb: Rgb;
    alpha: number;
  }
  const faults = new Set<string>();
  const say = (what: string, text: string) => faults.add(`${what}: “${text.trim().slice(0, 40)}”`);

  // What stands far below is laid out once somebody goes there; looked at is all of it as it is then.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync("* { content-visibility: visible !important }");
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, laidOut];

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.add(`${wide} px wider than the window`);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? "";
    if (element === null || text.trim() === "" || element.closest("script,style,svg,[aria-hidden]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ element, box, text });
  }

  for (const { element, box, text } of lines) {
    if (box.left < -0.5 || box.right > innerWidth + 0.5) say("outside of the window", text);
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around === document.documentElement || around === document.body) break;
      const frame = around.getBoundingClientRect();
      const cutsAcross =
        style.overflowX !== "visible" && (box.left < frame.left - 1 || box.right > frame.right + 1);
      const isShort = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
      const canScroll = style.overflowY === "auto" || style.overflowY === "scroll";
      if (cutsAcross || (style.overflowY !== "visible" && !canScroll && isShort)) say("cut off", text);
    }
  }

  // Half of a line's height belongs to the gap between lines; letters that touch reach further in.
  const core = (box: DOMRect) => ({
    left: box.left + 1,
    right: box.right - 1,
    top: box.top + box.height * 0.3,
    bottom: box.bottom - box.height * 0.3,
  });
  const sorted = [...lines].sort((a, b) => a.box.top - b.box.top);
  sorted.forEach((one, index) => {
    const a = core(one.box);
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      const b = core(other.box);
      const meets = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      if (meets && other.element !== one.element) say("over another text", `${one.text} / ${other.text}`);
    }
  });

  const parse = (colour: string): Paint => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const scale = colour.startsWith("color(srgb") ? 255 : 1;
    return { rgb: [red * scale, green * scale, blue * scale], alpha };
  };
  const over = (top: Paint, below: Rgb): Rgb => {
    const mix = (index: 0 | 1 | 2) => top.rgb[index] * top.alpha + below[index] * (1 - top.alpha);
    return [mix(0), mix(1), mix(2)];
  };
  const luminance = (rgb: Rgb) => {
    const linear = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const contrast = (a: Rgb, b: Rgb) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  const surfaces = new Map<Element, Rgb>();
  const surfaceOf = (element: Element | null): Rgb => {
    if (element === null) return [255, 255, 255];
    const known = surfaces.get(element);
    if (known !== undefined) return known;
    const own = parse(getComputedStyle(element).backgroundColor);
    const surface = own.alpha === 1 ? own.rgb : over(own, surfaceOf(element.parentElement));
    surfaces.set(element, surface);
    return surface;
  };
  /** The block that a cover's layout paints behind its upper part, where there is one. */
  const cover = document.querySelector(".cover");
  const painted = cover === null ? null : getComputedStyle(cover, "::before");
  const block = { rgb: parse(painted?.backgroundColor ?? ""), frame: new DOMRect() };
  const isPlaced = painted?.position === "absolute" || painted?.position === "fixed";
  if (cover !== null && painted !== null && isPlaced && block.rgb.alpha === 1) {
    const { x, y } = painted.position === "fixed" ? { x: 0, y: 0 } : cover.getBoundingClientRect();
    const px = (value: string) => Number.parseFloat(value);
    const { left, marginLeft, top, width, height } = painted;
    // Fixed, it is also behind what is scrolled to.
    const end = painted.position === "fixed" ? document.documentElement.scrollHeight : px(height);
    block.frame = new DOMRect(x + px(left) + px(marginLeft), y + px(top), px(width), end);
  }
  const isOnBlock = ({ left, right, top, bottom }: DOMRect) =>
    left >= block.frame.left &&
    right <= block.frame.right &&
    top >= block.frame.top &&
    bottom <= block.frame.bottom;
  const isPale = (text: Rgb, ground: Rgb, element: Element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return contrast(text, ground) < (isLarge ? 3 : 4.5);
  };
  const standsOnPanel = (element: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      if (around.classList.contains("cover")) return false;
      if (parse(getComputedStyle(around).backgroundColor).alpha === 1) return true;
    }
    return true;
  };

  /** The cover's drawings from the top one down. */
  const drawings = [...document.querySelectorAll<SVGSVGElement>(".cover svg")]
    .filter((svg) => svg.checkVisibility())
    .reverse()
    .map((svg) => {
      const used = svg.querySelector("use");
      const source = used === null ? svg : document.querySelector(used.getAttribute("href") ?? "#none");
      const shapes = [...(source?.querySelectorAll("path") ?? [])].reverse().map((path) => {
        const style = getComputedStyle(path);
        const isFilled = style.fill !== "none";
        const paint = parse(isFilled ? style.fill : style.stroke);
        const alpha = paint.alpha * Number(style.opacity) * Number(getComputedStyle(svg).opacity);
        const matrix = (used ?? path).getScreenCTM()?.inverse() ?? new DOMMatrix();
        return { path, isFilled, matrix, paint: { rgb: paint.rgb, alpha } };
      });
      // Whole lines stand on the ground that a scene is drawn on.
      return { frame: svg.getBoundingClientRect(), shapes, isGround: svg.matches(".horizon") };
    });
  const drawnAt = (x: number, y: number): (Paint & { isGround: boolean }) | null => {
    for (const { frame, shapes, isGround } of drawings) {
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
      for (const { path, isFilled, matrix, paint } of shapes) {
        const point = new DOMPoint(x, y).matrixTransform(matrix);
        if (isFilled ? path.isPointInFill(point) : path.isPointInStroke(point)) return { ...paint, isGround };
      }
    }
    return null;
  };

  // The small line above the names is made for its scrim, and names that are cut at the picture's edge change
  // their colour there; nothing else stands on a picture.
  const isCut = (element: Element) => getComputedStyle(element).webkitTextFillColor === "rgba(0, 0, 0, 0)";
  for (const picture of document.querySelectorAll(".cover .ph")) {
    const frame = picture.getBoundingClientRect();
    for (const { element, box, text } of lines) {
      const { left, right, top, bottom } = core(box);
      const meets = left < frame.right && frame.left < right && top < frame.bottom && frame.top < bottom;
      const isMade =
        element.closest(".cover .eyebrow") !== null || (element.closest(".names") !== null && isCut(element));
      if (meets && !isMade) say("over a picture", text);
    }
  }

  for (const { element, box, text } of lines) {
    const ink = parse(getComputedStyle(element).color);
    const isOnPanel = standsOnPanel(element);
    const paper = !isOnPanel && isOnBlock(box) ? block.rgb.rgb : surfaceOf(element);
    const { left, right, top, bottom } = core(box);
    const points = isOnPanel
      ? []
      : Array.from({ length: 72 }, (_, index) => ({
          x: left + ((index % 24) / 23) * (right - left),
          y: top + (Math.floor(index / 24) / 2) * (bottom - top),
        }));
    const drawn = points.map(({ x, y }) => drawnAt(x, y));
    const isAllDrawn = drawn.length > 0 && drawn.every((paint) => paint !== null);
    if (!isAllDrawn && isPale(over(ink, paper), paper, element)) {
      say(`contrast ${contrast(over(ink, paper), paper).toFixed(2)}`, text);
    }
    const isLost = drawn.some((paint) => {
      if (paint === null) return false;
      if (!paint.isGround) return true;
      const ground = over(paint, paper);
      return isPale(over(ink, ground), ground, element);
    });
    if (isLost) say("over a drawing", text);
  }
  document.adoptedStyleSheets = sheets;
  return [...faults];
}
