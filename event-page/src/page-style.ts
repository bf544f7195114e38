import type { ThemeId } from "@janur/domain/theme";
import { bodyFaceCss, displayFaces, layoutCss, pageCss, themeCss } from "./generated/assets.ts";
import { themes } from "./themes/themes.ts";

/**
 * The one style sheet of a page.
 * @param displayFont woff2 as base64, cut at publish; null takes the theme's shared file instead
 */
export function pageStyle(theme: ThemeId, displayFont: string | null): string {
  const source =
    displayFont === null
      ? `url(${displayFaces[theme].url}) format("woff2");font-display:swap`
      : `url(data:font/woff2;base64,${displayFont})`;
  const faces = `${bodyFaceCss}@font-face{font-family:D;font-weight:500;src:${source}}`;
  const families = ":root{--body:J,K,system-ui,sans-serif;--display:D,J,K,serif}";
  return [themeCss[theme], families, pageCss, layoutCss[themes[theme].layout], faces].join("");
}
