/** Of the phone on which a cover is drawn, in CSS px. */
export const coverSize = { width: 390, height: 693 };

const viewportLengths = /(\d*\.?\d+)(s?v[wh])\b/g;

/**
 * Rules of the page for a shadow root in another page, where its cover stands as a picture: light, at rest and as on a phone
 * of `coverSize`, whatever the window around it is. Only a person's own colours are still asked for.
 * @param css minified
 */
export function withoutWindow(css: string): string {
  return withoutMedia(css)
    .replaceAll(":root", ":host")
    .replace(/(^|\})html\{/g, "$1:host{")
    .replace(/(^|\})body\{/g, "$1.body{")
    .replace(viewportLengths, (_, share: string, unit: string) => {
      const whole = unit.endsWith("w") ? coverSize.width : coverSize.height;
      return `${String((Number(share) * whole) / 100)}px`;
    });
}

/** What holds on that phone takes the place of the block that asks for it. */
function withoutMedia(css: string): string {
  const start = css.indexOf("@media");
  if (start === -1) return css;
  const open = css.indexOf("{", start);
  const end = endOfBlock(css, open);
  const query = css.slice(start + "@media".length, open).trim();
  const rules = withoutMedia(css.slice(open + 1, end));
  const kept = query === "(forced-colors:none)" ? `@media ${query}{${rules}}` : holds(query) ? rules : "";
  return `${css.slice(0, start)}${kept}${withoutMedia(css.slice(end + 1))}`;
}

/** Of the brace that closes what the one at `open` opens. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error("a block of a style sheet does not end");
}

const feature = /\(([a-z-]+):([^)]+)\)/g;

function holds(query: string): boolean {
  return query.split(",").some((one) => {
    const features = [...one.matchAll(feature)];
    const rest = one
      .replace(feature, "")
      .replaceAll(/\band\b/g, "")
      .trim();
    return rest === "" && features.every(([, name = "", value = ""]) => isSo(name, value));
  });
}

/** @throws for what no style sheet of ours asks yet: a picture that guesses would be wrong without a word */
function isSo(name: string, value: string): boolean {
  const { width, height } = coverSize;
  switch (name) {
    case "min-width":
      return width >= pixels(value);
    case "max-width":
      return width <= pixels(value);
    case "min-height":
      return height >= pixels(value);
    case "max-height":
      return height <= pixels(value);
    case "max-aspect-ratio": {
      const [across = 1, down = 1] = value.split("/").map(Number);
      return width / height <= across / down;
    }
    case "prefers-color-scheme":
      return value === "light";
    case "prefers-reduced-motion":
      return value === "reduce";
    default:
      throw new Error(`no cover knows whether (${name}:${value}) is so`);
  }
}

function pixels(value: string): number {
  const number = Number(value.replace(/px$/, ""));
  if (Number.isNaN(number)) throw new Error(`${value} is no length in pixels`);
  return number;
}
