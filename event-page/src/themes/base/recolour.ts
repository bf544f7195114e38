import { withColours } from "./css-colours.ts";
import { leastContrast, legibleAccent, nearestLightness } from "./legible.ts";
import { contrast, fromOklch, toOklch, type Oklch } from "./oklch.ts";
import type { Palette } from "./theme.ts";

/** Fainter colours have no hue to speak of. */
const leastChroma = 0.04;

/**
 * A theme's style sheet in other colours: each colour that a palette
 * names becomes the new one, and a shade of its accent or its ornament turns
 * along with that, as light as it was, so that nothing loses contrast.
 */
export function recoloured(css: string, before: Palette, after: Palette): string {
  return withColours(css, (colour) => recolouredShade(colour, before, after));
}

/** A cover's own colours turned along with the page's, its words as readable as they were. */
export function recolouredPalette(palette: Palette, before: Palette, after: Palette): Palette {
  const shade = (colour: string) => recolouredShade(colour.toUpperCase(), before, after);
  const { ink, onAccent } = palette;
  const paper = nearestLightness(
    shade(palette.paper),
    (colour) => contrast(ink, colour) >= leastContrast.ink,
  );
  const panel = nearestLightness(
    shade(palette.panel),
    (colour) => contrast(ink, colour) >= leastContrast.ink,
  );
  const surfaces = { paper: paper ?? palette.paper, panel: panel ?? palette.panel, ink, onAccent };
  return {
    ...surfaces,
    ...legibleAccent(shade(palette.accent), surfaces),
    ornament: shade(palette.ornament),
  };
}

function recolouredShade(colour: string, before: Palette, after: Palette): string {
  for (const role of ["paper", "panel", "accent", "ornament"] as const) {
    if (before[role].toUpperCase() === colour) return after[role];
  }
  const shade = toOklch(colour);
  if (shade.chroma < leastChroma) return colour;
  const isNearerTo =
    hueDistance(shade, toOklch(before.accent)) <= hueDistance(shade, toOklch(before.ornament));
  const role = isNearerTo ? "accent" : "ornament";
  return before[role] === after[role] ? colour : turned(shade, toOklch(before[role]), toOklch(after[role]));
}

function turned(shade: Oklch, from: Oklch, to: Oklch): string {
  const strength = from.chroma < leastChroma ? 1 : to.chroma / from.chroma;
  return fromOklch({
    lightness: shade.lightness,
    chroma: Math.min(0.3, shade.chroma * strength),
    hue: shade.hue + to.hue - from.hue,
  });
}

/** In radians, 0–π; what has no hue is near to nothing. */
function hueDistance(one: Oklch, other: Oklch): number {
  if (other.chroma < leastChroma) return Math.PI;
  const distance = Math.abs(one.hue - other.hue) % (2 * Math.PI);
  return Math.min(distance, 2 * Math.PI - distance);
}
