import { paletteCss } from "./palette-css.ts";
import type { Look } from "./look-schema.ts";
import { recoloured } from "./recolour.ts";
import type { Palette, Theme } from "./theme.ts";

/** Adjusted looks by the theme that they are of: each is asked for by every heading of a page. */
const adjusted = new WeakMap<Theme, Look>();

/** An image that shows nothing, as ground and as mask. */
const nothing = "linear-gradient(#0000,#0000)";

/** A theme's look in the colours of its host, with its drawings as far as they are wanted. */
export function adjustedLook(look: Look, theme: Theme, before: Palette): Look {
  const earlier = adjusted.get(theme);
  if (earlier !== undefined) return earlier;
  const { light, reach = "page" } = theme;
  const tile = (image: string) => (reach === "none" ? nothing : recoloured(image, before, light));
  const made: Look = {
    palette: paletteCss(theme),
    tiles: Object.fromEntries(
      Object.entries(look.tiles).map(([name, image]) => [name, tile(image)] as const),
    ),
    rules: recoloured(look.rules, before, light) + (reach === "page" ? "" : plainInside),
    cover: reach === "none" ? [] : look.cover,
    crown: reach === "page" ? look.crown : null,
    art: look.art === null || reach === "none" ? null : { ...look.art, page: look.art[reach] },
  };
  adjusted.set(theme, made);
  return made;
}

/** Takes away what style sheets draw behind the cover. Numbers of a magazine's sections are words. */
const plainInside = ".column::before,.bare>section::before,.band::before{display:none}";
