import { adjustmentOf, type Content } from "@janur/domain/content/content";
import type { ThemeAdjustment } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import { legibleAccent, legiblePaper } from "./base/legible.ts";
import { inColourway } from "./base/colourway.ts";
import { recolouredPalette } from "./base/recolour.ts";
import type { Palette, Theme } from "./base/theme.ts";
import { themes } from "./themes.ts";
import { typefaces, typefacesFor } from "./base/typefaces.ts";

/** Adjusted themes by what was changed, which never changes itself. */
const worn = new WeakMap<ThemeAdjustment, Theme>();

/** The theme that an invitation wears, with what its host has changed about it. */
export function wornTheme(content: Pick<Content, "theme" | "adjustments">): Theme {
  return themeWith(content.theme, adjustmentOf(content));
}

/** A theme with what was changed about it, in colours that can be read whatever was wished for. */
export function themeWith(id: ThemeId, adjustment: ThemeAdjustment | null): Theme {
  const theme = themes[id];
  if (adjustment === null) return theme;
  const earlier = worn.get(adjustment);
  if (earlier?.id === id) return earlier;
  const adjusted = adjustedTheme(theme, adjustment);
  worn.set(adjustment, adjusted);
  return adjusted;
}

function adjustedTheme(drawn: Theme, adjustment: ThemeAdjustment): Theme {
  const theme = inColourway(drawn, adjustment.colourway);
  const light = adjustedPalette(theme.light, adjustment);
  const { typeface } = adjustment;
  return {
    ...theme,
    ...(typeface !== undefined && typefacesFor(theme).includes(typeface) && typefaces[typeface]),
    light,
    ...(theme.cover !== undefined && { cover: recolouredPalette(theme.cover, theme.light, light) }),
    before: theme.light,
    reach: adjustment.reach ?? "page",
  };
}

/** Paper first, because the accent has to be read on it. */
function adjustedPalette(before: Palette, { paper, accent, ornament }: ThemeAdjustment): Palette {
  const surfaces = paper === undefined ? before : legiblePaper(paper, before);
  const base = { ...before, paper: surfaces.paper, panel: surfaces.panel };
  const isSame = paper === undefined && accent === undefined;
  return {
    ...base,
    ...(isSame ? {} : legibleAccent(accent ?? before.accent, base)),
    ornament: ornament ?? before.ornament,
  };
}
