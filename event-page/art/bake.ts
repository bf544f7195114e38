import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import sharp, { type Sharp } from "sharp";
import { themeIdSchema } from "../../domain/src/content/theme.ts";
import { turnPixels, type Turns } from "../src/themes/base/turn.ts";
import { themes } from "../src/themes/themes.ts";
import type { Picture } from "./kit/picture.ts";
import {
  bakedFolder,
  lockedFiles,
  lockFile,
  readLock,
  shortHash,
  sourceHash,
  turnsHash,
  type BakedFiles,
  type Lock,
  type LockedTheme,
} from "./lock.ts";
import { studio } from "./themes.ts";

/**
 * Bakes a theme's pictures, in its own colours and in its colourways, into files whose names carry the hash of their bytes, and
 * writes them down in the lock.
 * @param only names of pictures, all if empty; the others keep their files, which the lock's test allows only if nothing else changed
 */
export async function bake(
  theme: string,
  only: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(bakedFolder, { recursive: true });
  const lock: Lock = existsSync(lockFile) ? readLock() : {};
  const before: LockedTheme | undefined = Object.hasOwn(lock, theme) ? lock[theme] : undefined;
  const colourways = Object.entries(themes[themeIdSchema.parse(theme)].colourways ?? {});
  const baked: LockedTheme = {
    source: sourceHash(theme),
    pictures: {},
    colourways: Object.fromEntries(
      colourways.map(([id, turns]) => [id, { turns: turnsHash(turns), pictures: {} }]),
    ),
  };
  for (const [name, paint] of Object.entries(studio[theme])) {
    if (
      only.length > 0 &&
      !only.includes(name) &&
      before !== undefined &&
      isWhole(before, name, colourways)
    ) {
      baked.pictures[name] = before.pictures[name];
      for (const [id] of colourways)
        baked.colourways[id].pictures[name] = before.colourways[id].pictures[name];
      continue;
    }
    const started = performance.now();
    const picture = await paint();
    const { data, info } = await picture.image
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const files = await written(sharp(data), `${theme}-${name}`, picture);
    baked.pictures[name] = { width: info.width, height: info.height, ...files };
    for (const [id, turns] of colourways)
      baked.colourways[id].pictures[name] = await written(
        await turnedPicture(data, turns),
        `${theme}-${id}-${name}`,
        picture,
      );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `${theme} ${name}: ${String(info.width)} × ${String(info.height)}, ${String(files.avif.bytes)} B (WebP ${String(files.webp.bytes)} B), ${seconds} s`,
    );
  }
  lock[theme] = baked;
  const sorted = Object.fromEntries(Object.entries(lock).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(lockFile, await format(JSON.stringify(sorted), { parser: "json", printWidth: 110 }));
  const used = new Set(lockedFiles(lock));
  for (const name of readdirSync(bakedFolder)) if (!used.has(name)) rmSync(join(bakedFolder, name));
}

/** Whether a picture was baked in each of these colourways, which may have come since. */
function isWhole(
  { pictures, colourways }: LockedTheme,
  name: string,
  asked: readonly (readonly [id: string, turns: Turns])[],
): boolean {
  return [
    pictures,
    ...asked.map(([id]) => (Object.hasOwn(colourways, id) ? colourways[id].pictures : {})),
  ].every((baked) => Object.hasOwn(baked, name));
}

/** Both files of one picture. */
async function written(
  image: Sharp,
  name: string,
  { quality, webpQuality = Math.min(90, quality + 24) }: Picture,
): Promise<BakedFiles> {
  const file = async (extension: "avif" | "webp", encoded: Sharp) => {
    const content = await encoded.toBuffer();
    const fileName = `${name}-${shortHash(content)}.${extension}`;
    writeFileSync(join(bakedFolder, fileName), content);
    return { name: fileName, bytes: content.length };
  };
  return {
    avif: await file("avif", image.clone().avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })),
    webp: await file("webp", image.clone().webp({ quality: webpQuality, effort: 6, alphaQuality: 80 })),
  };
}

/** A picture in the colours of a colourway; what lets through keeps doing so. */
async function turnedPicture(picture: Buffer, turns: Turns): Promise<Sharp> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  turnPixels(data, channels, turns);
  return sharp(data, { raw: { width, height, channels } });
}
