import type { ThemeAdjustment } from "@janur/domain/content/theme-adjustment";
import { hueIds, hues, type HueId } from "./hues.ts";
import { legibleAccent, legiblePaper } from "./legible.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import type { Theme } from "./theme.ts";

/** The colours of a theme that a host can change. */
export type ColourRole = "accent" | "paper" | "ornament";
export const colourRoles: readonly ColourRole[] = ["accent", "paper", "ornament"];

export interface Swatch {
  hue: HueId;
  /** `#RRGGBB` */
  colour: string;
}

/** Strong enough to be a colour, faint enough for a page. */
const chromas: Record<ColourRole, number> = { accent: 0.11, paper: 0.016, ornament: 0.1 };

/**
 * Colours that suit a theme in one place, each as light as the theme's own there
 * and readable on it. Hues that its tradition keeps away from are not offered.
 */
export function swatchesFor(theme: Theme, role: ColourRole): Swatch[] {
  const { light, avoids = [] } = theme;
  const { lightness } = toOklch(light[role]);
  return hueIds
    .filter((hue) => !avoids.includes(hue))
    .map((hue) => {
      const wish = fromOklch({ lightness, chroma: chromas[role], hue: (hues[hue] * Math.PI) / 180 });
      return { hue, colour: shownAs(theme, role, wish) };
    });
}

/** The colour that the page shows for a wish: the nearest one that keeps its words readable. */
export function shownAs({ light }: Pick<Theme, "light">, role: ColourRole, wish: string): string {
  switch (role) {
    case "accent":
      return legibleAccent(wish, light).accent;
    case "paper":
      return legiblePaper(wish, light).paper;
    case "ornament":
      return wish;
  }
}

/** An adjustment without one of its changes; null when nothing is left of it. */
export function withoutChange(
  adjustment: ThemeAdjustment,
  field: keyof ThemeAdjustment,
): ThemeAdjustment | null {
  const rest = Object.entries(adjustment).filter(([name]) => name !== field);
  return rest.length === 0 ? null : Object.fromEntries(rest);
}
