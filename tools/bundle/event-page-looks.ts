import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThemeId } from "../../domain/src/content/theme.ts";
import type { ColourwayId } from "../../domain/src/content/theme-adjustment.ts";
import { themeIds } from "../../domain/src/content/theme-ids.ts";
import { paletteCss } from "../../event-page/src/themes/base/palette-css.ts";
import { arts } from "../../event-page/src/themes/arts.ts";
import type { Look } from "../../event-page/src/themes/base/look-schema.ts";
import { colourwaysOf } from "../../event-page/src/themes/base/colourway.ts";
import { turnedCss, type Turns } from "../../event-page/src/themes/base/turn.ts";
import { themes } from "../../event-page/src/themes/themes.ts";
import { rootFolder } from "../folders.ts";
import { minifyCss } from "./minify-css.ts";

/** Addresses of the sheets of a theme's art, in its own colours and in its colourways. */
export interface LaidArt {
  art: Look["art"];
  colourways: Partial<Record<ColourwayId, { page: string; cover: string }>>;
}

/** Everything that a theme's folder holds, as the components want it. */
export async function makeLooks(
  art: (theme: ThemeId) => Promise<LaidArt | null>,
): Promise<Record<string, Look>> {
  return Object.fromEntries(
    await Promise.all(themeIds.map(async (id) => [id, await lookFor(id, await art(id))] as const)),
  );
}

async function lookFor(id: ThemeId, laid: LaidArt | null): Promise<Look> {
  const { cover, crown } = arts[id]();
  const file = join(rootFolder, "event-page", "src", "themes", id, `${id}.css`);
  const css = existsSync(file) ? await readFile(file, "utf8") : "";
  const rulesIn = (turns: Turns | undefined) => minifyCss(turns === undefined ? css : turnedCss(css, turns));
  const colourways = colourwaysOf(themes[id]).map(async (one) => {
    const sheets = laid?.colourways[one];
    if (sheets === undefined) throw new Error(`${id} has no art in ${one}.`);
    return [one, { ...sheets, rules: await rulesIn(themes[id].colourways?.[one]) }] as const;
  });
  return {
    palette: await minifyCss(paletteCss(themes[id])),
    rules: await rulesIn(undefined),
    cover,
    crown,
    art: laid?.art ?? null,
    ...(colourways.length > 0 && { colourways: Object.fromEntries(await Promise.all(colourways)) }),
  };
}
