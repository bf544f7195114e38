import { existsSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  bakedFolder,
  dressedThemes,
  onScreen,
  readLock,
  type LockedTheme,
} from "../../event-page/art/lock.ts";
import { rootFolder } from "../folders.ts";
import { minifyCss } from "./minify-css.ts";

const source = join(rootFolder, "event-page", "src");

/** Where a theme's rules stop that its cover needs; its sections may stand on what is usual. */
const inside = /\/\* inside(, as usual)? \*\//;

/** The style sheets of a theme's art, or null for themes without. */
export interface ArtSheets {
  page: string;
  cover: string;
}

/** Puts a theme's baked pictures beside the page's other files and writes the sheets that lay them on. */
export async function artSheets(theme: string, publicFolder: string): Promise<ArtSheets | null> {
  const file = join(source, "themes", theme, "scenes.css");
  if (!existsSync(file)) return null;
  const locked = readLock()[theme];
  if (locked === undefined) throw new Error(`Bake it first: npm run art -- ${theme}`);
  for (const { avif, webp } of Object.values(locked.pictures)) {
    await copyFile(join(bakedFolder, avif.name), join(publicFolder, avif.name));
    await copyFile(join(bakedFolder, webp.name), join(publicFolder, webp.name));
  }
  const [worn = ""] = (await readFile(file, "utf8")).split(onScreen);
  const [outer = "", isUsual, inner = ""] = worn.split(inside);
  const style = (name: string) => readFile(join(source, "styles", name), "utf8");
  const shared = await style("art.css");
  const usual = `${await style("ends.css")}${await style("answer.css")}${isUsual === undefined ? "" : await style("inside.css")}`;
  const [tokens, cover, scenes] = await Promise.all(
    [pictureTokens(locked), shared + outer, usual + inner].map(minifyCss),
  );
  const later = laterPictures(
    Object.keys(locked.pictures).filter((name) => !outer.includes(`--art-${name})`)),
  );
  return {
    cover: `${tokens ?? ""}${cover ?? ""}`,
    page: `${tokens ?? ""}${later}${cover ?? ""}${scenes ?? ""}`,
  };
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
function pictureTokens({ pictures }: LockedTheme): string {
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
