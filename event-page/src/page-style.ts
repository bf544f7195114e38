import type { ThemeId } from "@janur/domain/theme";
import { bodyFaceCss, displayFaces, layoutCss, pageCss, themeCss } from "./generated/assets.ts";
import { themes } from "./themes/themes.ts";

/**
 * The one style sheet of a page. Names on the cover are set from `displayFont`
 * inside the page; headings take the shared file once the page has loaded
 * (`.late`), so that it is no request before the cover is painted.
 * @param displayFont woff2 as base64, cut at publish; null takes the shared file for everything
 */
export function pageStyle(theme: ThemeId, displayFont: string | null): string {
  const shared = `url(${displayFaces[theme].url}) format("woff2");font-display:swap`;
  const face = (name: string, source: string) =>
    `@font-face{font-family:${name};font-weight:500 600;src:${source}}`;
  const faces =
    displayFont === null
      ? face("D", shared)
      : face("D", `url(data:font/woff2;base64,${displayFont})`) + face("H", shared);
  const body = "J,K,system-ui,sans-serif";
  const heading = displayFont === null ? "var(--display)" : body;
  const late = displayFont === null ? "" : ".late{--heading:H,J,K,serif}";
  const families = `:root{--body:${body};--display:D,J,K,serif;--heading:${heading}}${late}`;
  return [themeCss[theme], families, pageCss, layoutCss[themes[theme].layout], bodyFaceCss, faces].join("");
}
