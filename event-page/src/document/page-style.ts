import { bodyFaceCss, displayFaces, pageCss } from "../generated/assets.ts";
import { displayFaceFiles, type BodyFaceId } from "../themes/base/faces.ts";
import { lookOf } from "../themes/base/look.ts";
import type { Theme } from "../themes/base/theme.ts";

/** Plus Jakarta Sans kerns the space away ("KepadaYth."); it gets its words apart again. */
const wordGaps: Record<BodyFaceId, string> = {
  alegreya: "0",
  baloo: "0",
  jakarta: ".09em",
  jost: "0",
  lora: "0",
};

/** What stands in for a face until it has come, beside the fallback of its own measures. */
export const bodyFamilies: Record<BodyFaceId, string> = {
  alegreya: "system-ui,sans-serif",
  baloo: "system-ui,sans-serif",
  jakarta: "system-ui,sans-serif",
  jost: "system-ui,sans-serif",
  lora: "Georgia,serif",
};

/**
 * The one style sheet of a page. Names on the cover are set from `displayFont`
 * inside the page; headings take the shared file once somebody
 * goes to them (`.near`), or when the cover and its art are there.
 * @param displayFont woff2 as base64, cut at publish; null takes the shared file for everything
 */
export function pageStyle(theme: Theme, displayFont: string | null): string {
  const { bodyFace } = theme;
  const { palette, rules } = lookOf(theme);
  return [
    palette,
    typeCss(theme, displayFont !== null),
    pageCss,
    rules,
    bodyFaceCss[bodyFace],
    facesCss(theme, displayFont),
  ].join("");
}

/** Gaps between words, in running text and in the names. */
export function gapTokens(theme: Theme): string {
  const { bodyFace, displayFace } = theme;
  return `--gap:${wordGaps[bodyFace]}${displayFace === "jakarta" ? ";--dgap:.09em" : ""}`;
}

/** Whether headings stand in the face of the names, not in that of running text. */
export function hasDisplayHeadings(theme: Theme): boolean {
  return displayFaceFiles[theme.displayFace].hasHeadings;
}

/** The stacks of families: names at once, headings later where the names stand in the page itself. */
function typeCss(theme: Theme, isInside: boolean): string {
  const body = `J,K,${bodyFamilies[theme.bodyFace]}`;
  const display = isInside ? "H,J,K,serif" : "var(--display)";
  const heading = hasDisplayHeadings(theme) ? display : body;
  const first = isInside ? body : heading;
  const later = first === heading ? "" : `.near{--heading:${heading}}`;
  return `:root{${gapTokens(theme)};--body:${body};--display:D,J,K,serif;--heading:${first}}${later}`;
}

function facesCss(theme: Theme, displayFont: string | null): string {
  if (displayFont === null) return displayFaceCss("D", theme);
  const names = faceCss("D", `url(data:font/woff2;base64,${displayFont})`);
  return hasDisplayHeadings(theme) ? names + displayFaceCss("H", theme) : names;
}

/** The theme's face of names and headings from its shared file. */
export function displayFaceCss(family: string, theme: Theme): string {
  const { url } = displayFaces[theme.displayFace];
  return faceCss(family, `url(${url}) format("woff2");font-display:swap`);
}

function faceCss(family: string, source: string): string {
  return `@font-face{font-family:${family};font-weight:400 700;src:${source}}`;
}
