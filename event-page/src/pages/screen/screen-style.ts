import { bodyFaceCss } from "../../generated/assets.ts";
import { bodyFamilies, displayFaceCss, gapTokens, hasDisplayHeadings } from "../../document/page-style.ts";
import { everyCrop } from "../../document/photo-style.ts";
import { lookOf } from "../../themes/base/look.ts";
import { paletteCss } from "../../themes/base/palette-css.ts";
import type { Theme } from "../../themes/base/theme.ts";

/**
 * What of a theme a screen wears: colours of its cover, by day whatever the device prefers, its drawings' paints and its
 * faces. What stands where is the screen's own sheet's.
 */
export function screenStyle(theme: Theme): string {
  const { rules } = lookOf(theme);
  const body = `J,K,${bodyFamilies[theme.bodyFace]}`;
  const display = `D,${body}`;
  const heading = hasDisplayHeadings(theme) ? display : body;
  const stacks = `${gapTokens(theme)};--body:${body};--display:${display};--heading:${heading}`;
  return [
    rules,
    paletteCss({ light: theme.cover ?? theme.light, hasDark: false }),
    `:root{${stacks}}`,
    everyCrop,
    bodyFaceCss[theme.bodyFace],
    displayFaceCss("D", theme),
  ].join("");
}
