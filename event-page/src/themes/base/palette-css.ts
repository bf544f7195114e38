import { contrast, fromOklch, toOklch } from "./oklch.ts";
import { darkPaletteOf } from "./dark-palette.ts";
import type { Palette, Theme } from "./theme.ts";

/** Borders of fields must stand out at 3:1 (WCAG 1.4.11): the first step from paper to ink that does so on both surfaces. */
export function controlBorder(palette: Palette): string {
  return mixUntil(
    palette,
    (colour) => contrast(colour, palette.paper) >= 3.1 && contrast(colour, palette.panel) >= 3.1,
  );
}

function mixUntil(palette: Palette, isEnough: (colour: string) => boolean): string {
  const from = toOklch(palette.paper);
  const to = toOklch(palette.ink);
  for (let share = 0.1; share < 1; share += 0.02) {
    const colour = fromOklch({
      lightness: from.lightness + (to.lightness - from.lightness) * share,
      chroma: to.chroma,
      hue: to.hue,
    });
    if (isEnough(colour)) return colour;
  }
  return palette.ink;
}

function declarations(palette: Palette): string {
  const hairline = mixUntil(palette, (colour) => contrast(colour, palette.paper) >= 1.35);
  return [
    ["paper", palette.paper],
    ["panel", palette.panel],
    ["field", palette.panel],
    ["ink", palette.ink],
    ["accent", palette.accent],
    ["on", palette.onAccent],
    ["ornament", palette.ornament],
    ["line", controlBorder(palette)],
    ["line2", hairline],
  ]
    .map(([name, value]) => `--${String(name)}:${String(value)}`)
    .join(";");
}

/** Custom properties of a theme, the dark ones under the reader's own setting; a cover of its own colours has its own. */
export function paletteCss(theme: Pick<Theme, "light" | "cover" | "hasDark" | "before">): string {
  const { light, cover } = theme;
  const dark = darkPaletteOf(theme);
  const scheme = dark === null ? (isDark(light) ? "dark" : "light") : "light dark";
  const own =
    cover === undefined ? "" : `.cover{${declarations(cover)};background:var(--paper);color:var(--ink)}`;
  const base = `:root{color-scheme:${scheme};${declarations(light)}}${own}`;
  return dark === null ? base : `${base}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
}

/** Light words on dark paper by day. */
function isDark({ paper, ink }: Palette): boolean {
  return toOklch(paper).lightness < toOklch(ink).lightness;
}
