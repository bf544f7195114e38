import { bodyFaceCss, pageCss } from "../generated/assets.ts";
import { bodyFamilies, displayFaceCss, gapTokens, hasDisplayHeadings } from "../document/page-style.ts";
import { everyCrop } from "../document/photo-style.ts";
import { lookOf } from "../themes/base/look.ts";
import type { Theme } from "../themes/base/theme.ts";
import { withoutWindow } from "../document/without-window.ts";

const supports = /@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * The page's own style for a cover that stands as a picture inside another
 * page: in a shadow root, light, at rest and as large as `coverSize`, whatever
 * the window around it is. Its faces are apart, because a shadow root may not
 * declare any: `fontFaces` belongs to the document, under names of the theme.
 */
export function coverStyle(theme: Theme): { style: string; fontFaces: string } {
  const { bodyFace } = theme;
  const display = `D-${theme.displayFace}`;
  const own = `J-${bodyFace}`;
  const fallback = `K-${bodyFace}`;
  const body = `${own},${fallback},${bodyFamilies[bodyFace]}`;
  const names = `${display},${own},${fallback},serif`;
  const heading = hasDisplayHeadings(theme) ? names : body;
  const stacks = `:host{all:initial;${gapTokens(theme)};--body:${body};--display:${names};--heading:${heading}}`;
  const { palette, rules, art } = lookOf(theme);
  const sign = art?.sign ?? "";
  const signFamily = `S-${theme.displayFace}`;
  const signRule = sign === "" ? "" : `.names .and{font-family:${signFamily},var(--display)}`;
  // The page's names are cut without the tables that choose other shapes of a letter or move it.
  const cut = '.names,.and{font-feature-settings:"rvrn" 0,"liga" 0,"kern" 0}';
  const page = withoutWindow([palette, pageCss, rules, everyCrop].join("").replace(supports, ""));
  const fontFaces = [
    displayFaceCss(display, theme),
    sign.replace("font-family:S", `font-family:${signFamily}`),
    bodyFaceCss[bodyFace].replaceAll(/font-family:([JK])/g, `font-family:$1-${bodyFace}`),
  ].join("");
  return { style: stacks + page + cut + signRule, fontFaces };
}
