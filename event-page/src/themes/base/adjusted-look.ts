import { paletteCss } from "./palette-css.ts";
import type { Look } from "./look-schema.ts";
import { recoloured } from "./recolour.ts";
import type { Palette, Theme } from "./theme.ts";

/** Adjusted looks by the theme that they are of: each is asked for by every heading of a page. */
const adjusted = new WeakMap<Theme, Look>();

/** A theme's look in the colours of its host, with its drawings as far as they are wanted. */
export function adjustedLook(look: Look, theme: Theme, before: Palette): Look {
  const earlier = adjusted.get(theme);
  if (earlier !== undefined) return earlier;
  const { light, reach = "page" } = theme;
  const made: Look = {
    palette: paletteCss(theme),
    rules: recoloured(look.rules, before, light),
    cover: reach === "none" ? [] : look.cover,
    crown: reach === "page" ? look.crown : null,
    art: look.art === null || reach === "none" ? null : { ...look.art, page: look.art[reach] },
  };
  adjusted.set(theme, made);
  return made;
}
