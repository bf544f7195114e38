import { layoutCss } from "./generated/assets.ts";
import type { CoverDrawing, Drawing } from "./ornament/drawing.ts";
import { previewSize } from "./preview-size.ts";
import { lookOf } from "./themes/look.ts";
import type { LayoutId, Palette, Theme } from "./themes/theme.ts";

/** Whether a magazine's block would be bare beside the words. */
export function isBlockEmpty(theme: Theme): boolean {
  const { cover, crown } = lookOf(theme);
  return theme.layout === "majalah" && cover.length === 0 && crown === null;
}

/** What a theme draws around the words of its link preview, as SVG. */
export function previewFrame(theme: Theme): string {
  return frames[theme.layout](theme);
}

/** By day: the picture is the same for everybody. */
export function coverColours(theme: Theme): Palette {
  const { cover, light } = theme;
  return cover ?? light;
}

/** What surrounds the words, by layout. */
const frames: Record<LayoutId, (theme: Theme) => string> = {
  gapura: (theme) => pair(theme, 1) || hairlines(theme) + crownAbove(theme),
  kain: selvedge,
  kebun: (theme) => pair(theme, -1) || emblem(theme),
  majalah: block,
  panggung: (theme) => (lookOf(theme).cover.length > 0 ? emblem(theme) : crownsAbove(theme)),
  sunyi: hairlines,
  surat: letterhead,
};

/** The drawing that stands on both sides of a cover; undefined where none does. */
export function pairOf(theme: Theme): CoverDrawing | undefined {
  return lookOf(theme).cover.find(({ isPair, slot }) => isPair === true && slot === "frame");
}

/**
 * The paired drawing of the cover at both edges.
 * @param turn 1: the second half stands upright; -1: it hangs from the opposite corner
 */
function pair(theme: Theme, turn: 1 | -1): string {
  const half = pairOf(theme);
  if (half === undefined) return "";
  const scale = turn === 1 ? previewSize.height / half.size.height : 360 / half.size.width;
  const drawn = placed(theme, half, turn === 1 ? 14 : 0, turn === 1 ? 30 : 0, scale);
  const { width, height } = previewSize;
  const other = turn === 1 ? 0 : height;
  return `${drawn}<g transform="translate(${String(width)} ${String(other)}) scale(-1 ${String(turn)})">${drawn}</g>`;
}

/** The crown over the words, inside the line that frames them. */
function crownAbove(theme: Theme): string {
  const { crown } = lookOf(theme);
  if (crown === null) return "";
  const scale = Math.min(160 / crown.size.width, 64 / crown.size.height);
  return placed(theme, crown, (previewSize.width - scale * crown.size.width) / 2, 56, scale);
}

/** A row of crowns along the upper edge, as eaves hang. */
function crownsAbove(theme: Theme): string {
  const { crown } = lookOf(theme);
  if (crown === null) return "";
  const scale = 96 / crown.size.height;
  const width = scale * crown.size.width;
  return Array.from({ length: Math.ceil(previewSize.width / width) }, (_, index) =>
    placed(theme, crown, index * width, 0, scale),
  ).join("");
}

/** Where one drawing stands beside the words, in pixels. */
const emblemBox = { left: 60, top: 115, width: 320, height: 400 };

/** The theme's one drawing, as large as its place; its crown where the cover has none. */
function emblem(theme: Theme): string {
  const { cover, crown } = lookOf(theme);
  const [drawing = crown] = cover;
  if (drawing === null) return "";
  const { left, top, width, height } = emblemBox;
  const scale = Math.min(width / drawing.size.width, height / drawing.size.height);
  const x = left + (width - scale * drawing.size.width) / 2;
  const y = top + (height - scale * drawing.size.height) / 2;
  return placed(theme, drawing, x, y, scale);
}

function placed(theme: Theme, { shapes }: Drawing, x: number, y: number, scale: number): string {
  const { ornament } = coverColours(theme);
  const paths = shapes.map(({ d, paint }) => `<path ${paintOf(theme, paint)}d="${d}"/>`).join("");
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" fill="${ornament}">${paths}</g>`;
}

const painting = new Set(["fill", "opacity", "stroke", "stroke-linejoin", "stroke-width", "transform"]);

/** What the style sheets say of a shape's classes, as attributes. */
function paintOf(theme: Theme, paint: string | undefined): string {
  const { ornament, ink, accent, paper } = coverColours(theme);
  const colours: Record<string, string> = {
    currentColor: ornament,
    "var(--accent)": accent,
    "var(--ink)": ink,
    "var(--ornament)": ornament,
    "var(--paper)": paper,
  };
  const sheet = (layoutCss[theme.layout] + lookOf(theme).rules).replace(
    /@media[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g,
    "",
  );
  const attributes = new Map<string, string>();
  for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isMeant = (paint ?? "").split(" ").some((name) => selectors.split(",").includes(`.${name}`));
    if (!isMeant) continue;
    for (const declaration of body.split(";")) {
      const [property = "", value = ""] = declaration.split(":");
      if (painting.has(property)) attributes.set(property, (colours[value] ?? value).replaceAll("px", ""));
    }
  }
  return [...attributes].map(([name, value]) => `${name}="${value}" `).join("");
}

/** A magazine's block of colour beside the words, with what the theme draws. */
function block(theme: Theme): string {
  const { cover, light } = theme;
  const colour = cover?.panel ?? (lookOf(theme).crown === null ? light.accent : light.panel);
  return `<path fill="${colour}" d="M0 0H400V630H0Z"/>${emblem(theme)}`;
}

/** A double rule above the words. */
function letterhead(theme: Theme): string {
  const { ink, accent } = theme.light;
  return `<path fill="${ink}" d="M130 96H1070V102H130ZM130 108H1070V110H130Z"/><path fill="${accent}" d="M0 0H1200V24H0Z"/>`;
}

/** Cloth along the left edge, with the teeth of its border. */
function selvedge(theme: Theme): string {
  const { accent, ornament: thread } = theme.light;
  const teeth = Array.from({ length: 15 }, (_, index) => {
    const top = index * 42;
    return `M112 ${String(top)}L150 ${String(top + 21)}L112 ${String(top + 42)}Z`;
  }).join("");
  const stitches = Array.from({ length: 15 }, (_, index) => {
    const middle = index * 42 + 21;
    return `M56 ${String(middle - 15)}L71 ${String(middle)}L56 ${String(middle + 15)}L41 ${String(middle)}Z`;
  }).join("");
  return [
    `<path fill="${accent}" d="M0 0H112V630H0Z${teeth}"/>`,
    `<path fill="${thread}" d="${stitches}M14 0h5V630h-5ZM93 0h5V630h-5Z"/>`,
  ].join("");
}

/** Nothing but paper, held by a thin line. */
function hairlines(theme: Theme): string {
  const { ornament: line } = theme.light;
  return `<path fill="none" stroke="${line}" stroke-width="2" d="M36 36H1164V594H36Z"/>`;
}
