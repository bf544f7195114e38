import { existsSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import {
  bakedFolder,
  dressedThemes,
  lockedFiles,
  onScreen,
  readLock,
  type BakedFiles,
} from "../../event-page/art/lock.ts";
import { readFontFacts } from "../../event-page/src/fonts/font-metrics.ts";
import { displayFaceFiles, type DisplayFaceId } from "../../event-page/src/themes/base/faces.ts";
import type { Theme } from "../../event-page/src/themes/base/theme.ts";
import { turnedCss } from "../../event-page/src/themes/base/turn.ts";
import { withoutWindow } from "../../event-page/src/document/without-window.ts";
import { rootFolder } from "../folders.ts";
import { minifyCss } from "./minify-css.ts";

const source = join(rootFolder, "event-page", "src");
const resolve = createRequire(join(source, "document.ts")).resolve;

/** Faces whose own sign between two names is plain: they take that of an italic, drawn with a swash. */
const plainSigns: readonly DisplayFaceId[] = ["cormorant", "marcellus", "pinyon"];
const swash = "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2";

/** Where a theme's rules stop that its cover needs; its sections may stand on what is usual. */
const inside = /\/\* inside(, as usual)? \*\//;

/** Style sheets that bring a theme's art in some colours. */
export interface ColouredSheets {
  page: string;
  /** For pictures of the cover in the application. */
  cover: string;
}

/** The style sheets of a theme's art, or null for themes without. */
export interface ArtSheets extends ColouredSheets {
  colourways: Record<string, ColouredSheets>;
  /** Of those pictures, too: a shadow root may declare no face of its own. */
  sign: string;
}

/** Puts a theme's baked pictures beside the page's other files and writes the sheets that lay them on. */
export async function artSheets(
  theme: string,
  { displayFace, colourways = {} }: Pick<Theme, "displayFace" | "colourways">,
  publicFolder: string,
): Promise<ArtSheets | null> {
  const file = join(source, "themes", theme, "scenes.css");
  if (!existsSync(file)) return null;
  const locked = readLock()[theme];
  if (locked === undefined) throw new Error(`Bake it first: npm run art -- ${theme}`);
  for (const name of lockedFiles({ [theme]: locked }))
    await copyFile(join(bakedFolder, name), join(publicFolder, name));
  const [worn = "", screen = ""] = (await readFile(file, "utf8")).split(onScreen);
  const [outer = "", isUsual, inner = ""] = worn.split(inside);
  const style = (name: string) => readFile(join(source, "styles", name), "utf8");
  const shared = await style("art.css");
  const usual = `${await style("ends.css")}${await style("answer.css")}${isUsual === undefined ? "" : await style("inside.css")}`;
  const later = laterPictures(
    Object.keys(locked.pictures).filter((name) => !outer.includes(`--art-${name})`)),
  );
  const sign = await signFace(displayFace);
  const signRule = sign === "" ? "" : `${sign}.names .and{font-family:S,var(--display)}`;
  const sheetsOf = async (pictures: Record<string, BakedFiles>, inColours: (css: string) => string) => {
    const sheets = [pictureTokens(pictures), inColours(shared + outer), inColours(usual + inner)];
    const [tokens = "", cover = "", scenes = ""] = await Promise.all(sheets.map(minifyCss));
    return { cover: tokens + withoutWindow(cover), page: tokens + later + signRule + cover + scenes };
  };
  const others = Object.entries(colourways).map(async ([id, turns]) => {
    const baked = locked.colourways[id];
    if (baked === undefined) throw new Error(`Bake it first: npm run art -- ${theme}`);
    const turned = (css: string) => turnedCss(css, turns);
    const { cover, page } = await sheetsOf(baked.pictures, turned);
    // The greeting screen has the scenes of all themes in their own colours, and takes this sheet behind them.
    return [id, { cover: cover + (await minifyCss(turned(screen))), page }] as const;
  });
  return {
    sign,
    ...(await sheetsOf(locked.pictures, (css) => css)),
    colourways: Object.fromEntries(await Promise.all(others)),
  };
}

/**
 * The sign between two names in the face that has it drawn, of themes with art whose own is plain: one letter, so small that it
 * comes along in the sheet. It is as high as the face that it takes the place of, so that no line moves.
 * @returns the rule of a face called S; empty where a face's own sign is drawn
 */
async function signFace(displayFace: DisplayFaceId): Promise<string> {
  if (!plainSigns.includes(displayFace)) return "";
  const cut = async (file: string, targetFormat: "truetype" | "woff2") =>
    subsetFont(await readFile(resolve(file)), "&", { targetFormat });
  const plain = await cut(displayFaceFiles[displayFace].file, "truetype");
  const { ascent, descent, lineGap } = readFontFacts(
    new DataView(plain.buffer, plain.byteOffset, plain.byteLength),
  );
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const heights = `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}`;
  const sign = (await cut(swash, "woff2")).toString("base64");
  return `@font-face{font-family:S;src:url(data:font/woff2;base64,${sign});${heights}}`;
}

/** What surrounds the slides of the greeting screen, of all themes with art. */
export async function screenScenes(): Promise<string> {
  const sheets = dressedThemes().map((theme) =>
    readFile(join(source, "themes", theme, "scenes.css"), "utf8"),
  );
  return (await Promise.all(sheets)).map((sheet) => sheet.split(onScreen)[1] ?? "").join("");
}

/** On a phone no picture of the sections is asked for before somebody goes there, or the cover's art has come. */
function laterPictures(names: string[]): string {
  const tokens = names.map((name) => `--art-${name}:none`).join(";");
  return tokens === "" ? "" : `@media(max-width:959px){.js:not(.near){${tokens}}}`;
}

/** Pictures as custom properties: WebP for phones before 2023, AVIF for whoever says which it knows. */
function pictureTokens(pictures: Record<string, BakedFiles>): string {
  const tokens = (value: (avif: string, webp: string) => string) =>
    Object.entries(pictures)
      .map(([name, { avif, webp }]) => `--art-${name}:${value(url(avif.name), url(webp.name))}`)
      .join(";");
  const avif = (one: string, other: string) =>
    `image-set(${one} type("image/avif"),${other} type("image/webp"))`;
  return `:root,:host{${tokens((_, webp) => webp)}}@supports (background:${avif("url(a)", "url(b)")}){:root,:host{${tokens(avif)}}}`;
}

function url(name: string): string {
  return `url(/assets/event/${name})`;
}
