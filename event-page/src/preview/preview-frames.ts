import { layoutCss } from "../generated/assets.ts";
import type { Drawing } from "../ornament/drawing.ts";
import { previewSize } from "./preview-size.ts";
import { lookOf } from "../themes/base/look.ts";
import type { LayoutId, Palette, Theme } from "../themes/base/theme.ts";

/** Whether a magazine's block would be bare beside the words. */
export function isBlockEmpty(theme: Theme): boolean {
  const { cover, crown } = lookOf(theme);
  return theme.layout === "majalah" && cover.length === 0 && crown === null;
}

/** Where the cover's photo stands in a link preview, upright and as high as the picture; the words have the rest. */
export interface PhotoPlace {
  left: number;
  width: number;
}

/** In the place of a drawing beside the words where the layout has one, else at the far edge. */
export function photoPlace(theme: Theme): PhotoPlace {
  return hasEmblem(theme) ? { left: 0, width: 400 } : { left: 780, width: 420 };
}

function hasEmblem(theme: Theme): boolean {
  return theme.layout === "majalah";
}

/** What a theme draws around the words of its link preview, as SVG. @param hasPhoto beside them */
export function previewFrame(theme: Theme, hasPhoto: boolean): string {
  if (!hasPhoto) return frames[theme.layout](theme, previewSize.width);
  return hasEmblem(theme) ? "" : frames[theme.layout](theme, photoPlace(theme).left);
}

/** By day: the picture is the same for everybody. */
export function coverColours(theme: Theme): Palette {
  const { cover, light } = theme;
  return cover ?? light;
}

type Frame = (theme: Theme, width: number) => string;

/** What surrounds the words, by layout, on a ground of so many pixels; themes with baked art have their card instead. */
const frames: Record<LayoutId, Frame> = {
  adegan: hairlines,
  majalah: block,
  sunyi: hairlines,
  surat: letterhead,
};

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

/** Beside words that begin at the left. */
function marginOf(width: number): number {
  return width === previewSize.width ? 130 : 70;
}

/** A double rule above the words. */
function letterhead(theme: Theme, width: number): string {
  const { ink, accent } = theme.light;
  const [from, to] = [String(marginOf(width)), String(width - marginOf(width))];
  return `<path fill="${ink}" d="M${from} 96H${to}V102H${from}ZM${from} 108H${to}V110H${from}Z"/><path fill="${accent}" d="M0 0H1200V24H0Z"/>`;
}

/** Nothing but paper, held by a thin line. */
function hairlines(theme: Theme, width: number): string {
  const { ornament: line } = theme.light;
  return `<path fill="none" stroke="${line}" stroke-width="2" d="M36 36H${String(width - 36)}V594H36Z"/>`;
}
