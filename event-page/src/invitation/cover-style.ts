import { bodyFaceCss, layoutCss, pageCss } from "../generated/assets.ts";
import {
  bodyFamilies,
  displayFaceCss,
  gapTokens,
  hasDisplayHeadings,
  lookTokens,
} from "../document/page-style.ts";
import { everyCrop } from "../document/photo-style.ts";
import { lookOf } from "../themes/base/look.ts";
import type { Theme } from "../themes/base/theme.ts";

/** Of the phone on which a cover is drawn, in CSS px. */
export const coverSize = { width: 390, height: 693 };

const blocks = /@(?:media|supports)[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const viewportLengths = /(\d*\.?\d+)(s?v[wh])\b/g;

/**
 * The page's own style for a cover that stands as a picture inside another
 * page: in a shadow root, light, at rest and as large as `coverSize`, whatever
 * the window around it is. Its faces are apart, because a shadow root may not
 * declare any: `fontFaces` belongs to the document, under names of the theme.
 */
export function coverStyle(theme: Theme): { style: string; fontFaces: string } {
  const { layout, bodyFace } = theme;
  const display = `D-${theme.displayFace}`;
  const own = `J-${bodyFace}`;
  const fallback = `K-${bodyFace}`;
  const body = `${own},${fallback},${bodyFamilies[bodyFace]}`;
  const names = `${display},${own},${fallback},serif`;
  const heading = hasDisplayHeadings(theme) ? names : body;
  const stacks = `:host{all:initial;${gapTokens(theme)};--body:${body};--display:${names};--heading:${heading}}`;
  const { rules } = lookOf(theme);
  const page = [lookTokens(theme), pageCss, layoutCss[layout], rules, everyCrop]
    .join("")
    .replace(blocks, "")
    .replaceAll(":root", ":host")
    .replace(/(^|\})html\{/g, "$1:host{")
    .replace(/(^|\})body\{/g, "$1.body{")
    .replace(viewportLengths, (_, share: string, unit: string) => {
      const whole = unit.endsWith("w") ? coverSize.width : coverSize.height;
      return `${String((Number(share) * whole) / 100)}px`;
    });
  const fontFaces = [
    displayFaceCss(display, theme),
    bodyFaceCss[bodyFace].replaceAll(/font-family:([JK])/g, `font-family:$1-${bodyFace}`),
  ].join("");
  return { style: stacks + page, fontFaces };
}
