import type { ThemeId } from "@janur/domain/theme";
import { bodyFaceCss, displayFaces, layoutCss, pageCss, themeCss } from "./generated/assets.ts";
import type { BodyFaceId } from "./themes/theme.ts";
import { themes } from "./themes/themes.ts";

/** Plus Jakarta Sans kerns the space away ("KepadaYth."); it gets its words apart again. */
export const wordGaps: Record<BodyFaceId, string> = { jakarta: ".09em", jost: "0", lora: "0" };

/** What stands in for a face until it has come, beside the fallback of its own measures. */
export const bodyFamilies: Record<BodyFaceId, string> = {
  jakarta: "system-ui,sans-serif",
  jost: "system-ui,sans-serif",
  lora: "Georgia,serif",
};

/**
 * The one style sheet of a page. Names on the cover are set from `displayFont`
 * inside the page; headings take the shared file once the page has loaded
 * (`.late`), so that it is no request before the cover is painted.
 * @param displayFont woff2 as base64, cut at publish; null takes the shared file for everything
 */
export function pageStyle(theme: ThemeId, displayFont: string | null): string {
  const { layout, bodyFace } = themes[theme];
  const { url } = displayFaces[theme];
  const faces =
    displayFont === null
      ? displayFaceCss("D", url)
      : faceCss("D", `url(data:font/woff2;base64,${displayFont})`) + displayFaceCss("H", url);
  const body = `J,K,${bodyFamilies[bodyFace]}`;
  const heading = displayFont === null ? "var(--display)" : body;
  const late = displayFont === null ? "" : ".late{--heading:H,J,K,serif}";
  const stacks = `:root{--gap:${wordGaps[bodyFace]};--body:${body};--display:D,J,K,serif;--heading:${heading}}${late}`;
  return [themeCss[theme], stacks, pageCss, layoutCss[layout], bodyFaceCss[bodyFace], faces].join("");
}

/** The face of names and headings from the theme's shared file. */
export function displayFaceCss(family: string, url: string): string {
  return faceCss(family, `url(${url}) format("woff2");font-display:swap`);
}

function faceCss(family: string, source: string): string {
  return `@font-face{font-family:${family};font-weight:500 600;src:${source}}`;
}
