import { contrast, fromOklch, toOklch } from "./oklch.ts";
import type { Palette } from "./theme.ts";

/** WCAG 2 contrast that words need at least: running text, what is tapped, and words on what is tapped. */
export const leastContrast = { ink: 7, accent: 4.5, onAccent: 4.5 } as const;

/** Lightness is tried in steps of this size. */
const step = 0.01;

/**
 * A colour as near as possible to the one wished for, of the same hue, that
 * passes; the same one when it passes as it is.
 * @returns null when no lightness does
 */
export function nearestLightness(wish: string, passes: (colour: string) => boolean): string | null {
  if (passes(wish)) return wish;
  const { lightness, chroma, hue } = toOklch(wish);
  for (let distance = step; distance <= 1; distance += step) {
    for (const tried of [lightness - distance, lightness + distance]) {
      if (tried < 0 || tried > 1) continue;
      const colour = fromOklch({ lightness: tried, chroma, hue });
      if (passes(colour)) return colour;
    }
  }
  return null;
}

/** The paper nearest to a wish on which a theme's words can be read, and its panel beside it. */
export function legiblePaper(wish: string, theme: Palette): Pick<Palette, "paper" | "panel"> {
  const paper = nearestLightness(wish, (colour) => areReadable(theme.ink, colour, panelFor(colour, theme)));
  return paper === null ? theme : { paper, panel: panelFor(paper, theme) };
}

/** The accent nearest to a wish that can be read on both surfaces and carries words itself. */
export function legibleAccent(
  wish: string,
  { paper, panel, ink, onAccent }: Omit<Palette, "accent" | "ornament">,
): Pick<Palette, "accent" | "onAccent"> {
  const wordsOn = (colour: string) =>
    [onAccent, "#FFFFFF", paper].find((words) => contrast(words, colour) >= leastContrast.onAccent);
  const accent = nearestLightness(
    wish,
    (colour) =>
      contrast(colour, paper) >= leastContrast.accent &&
      contrast(colour, panel) >= leastContrast.accent &&
      wordsOn(colour) !== undefined,
  );
  return accent === null ? { accent: ink, onAccent: paper } : { accent, onAccent: wordsOn(accent) ?? paper };
}

/** A panel is as far from its paper as in the theme, in the paper's own hue. */
function panelFor(paper: string, theme: Palette): string {
  const [wished, paperBefore, panelBefore] = [paper, theme.paper, theme.panel].map(toOklch);
  if (wished === undefined || paperBefore === undefined || panelBefore === undefined) return theme.panel;
  return fromOklch({
    lightness: Math.min(1, Math.max(0, wished.lightness + panelBefore.lightness - paperBefore.lightness)),
    chroma: Math.max(0, wished.chroma + panelBefore.chroma - paperBefore.chroma),
    hue: wished.chroma < 0.004 ? panelBefore.hue : wished.hue,
  });
}

function areReadable(ink: string, ...surfaces: readonly string[]): boolean {
  return surfaces.every((surface) => contrast(ink, surface) >= leastContrast.ink);
}
