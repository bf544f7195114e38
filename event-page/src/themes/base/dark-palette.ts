import { fromOklch, toOklch, type Oklch } from "./oklch.ts";
import type { Palette, Theme } from "./theme.ts";

/** A theme's colours on a dark phone, or null where it keeps its own. */
export function darkPaletteOf({
  light,
  hasDark,
  before,
}: Pick<Theme, "light" | "hasDark" | "before">): Palette | null {
  if (!hasDark) return null;
  // By night a theme's accent is its ornament; a host who chose another accent finds that one again.
  const isOwn = before === undefined || before.accent === light.accent;
  return darkPalette(light, toOklch(isOwn ? light.ornament : light.accent));
}

/** The evening version of a light palette: same hues, one rule for all themes. */
function darkPalette(light: Palette, accent: Oklch): Palette {
  const ink = toOklch(light.ink);
  const ornament = toOklch(light.ornament);
  const paper = fromOklch({ lightness: 0.19, chroma: Math.min(ink.chroma, 0.02), hue: ink.hue });
  return {
    paper,
    panel: fromOklch({ lightness: 0.245, chroma: Math.min(ink.chroma, 0.025), hue: ink.hue }),
    ink: fromOklch({ lightness: 0.93, chroma: 0.015, hue: ink.hue }),
    accent: fromOklch({ lightness: 0.83, chroma: Math.min(accent.chroma, 0.12), hue: accent.hue }),
    onAccent: paper,
    ornament: fromOklch({ lightness: 0.62, chroma: Math.min(ornament.chroma, 0.1), hue: ornament.hue }),
  };
}
