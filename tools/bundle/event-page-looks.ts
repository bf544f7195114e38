import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThemeId } from "../../domain/src/content/theme.ts";
import { themeIds } from "../../domain/src/content/theme-ids.ts";
import { cssImage } from "../../event-page/src/ornament/css-image.ts";
import { paletteCss } from "../../event-page/src/themes/base/palette-css.ts";
import { arts } from "../../event-page/src/themes/arts.ts";
import type { Look } from "../../event-page/src/themes/base/look-schema.ts";
import { themes } from "../../event-page/src/themes/themes.ts";
import { rootFolder } from "../folders.ts";
import { minifyCss } from "./minify-css.ts";

/** Everything that a theme's folder holds, as the components want it. */
export async function makeLooks(
  art: (theme: ThemeId) => Promise<Look["art"]>,
): Promise<Record<string, Look>> {
  return Object.fromEntries(
    await Promise.all(themeIds.map(async (id) => [id, await lookFor(id, await art(id))] as const)),
  );
}

async function lookFor(id: ThemeId, art: Look["art"]): Promise<Look> {
  const { cover, crown, tiles } = arts[id]();
  const file = join(rootFolder, "event-page", "src", "themes", id, `${id}.css`);
  return {
    palette: await minifyCss(paletteCss(themes[id])),
    tiles: Object.fromEntries(Object.entries(tiles).map(([name, svg]) => [name, cssImage(svg)])),
    rules: existsSync(file) ? await minifyCss(await readFile(file, "utf8")) : "",
    cover,
    crown,
    art,
  };
}
