import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import type { Sharp } from "sharp";
import {
  bakedFolder,
  lockFile,
  readLock,
  shortHash,
  sourceHash,
  type Lock,
  type LockedTheme,
} from "./lock.ts";
import { studio } from "./themes.ts";

/**
 * Bakes a theme's pictures into files whose names carry the hash of their bytes, and writes them down in the lock.
 * @param only names of pictures, all if empty; the others keep their files, which the lock's test allows only if nothing else changed
 */
export async function bake(
  theme: string,
  only: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const pictures = studio[theme];
  mkdirSync(bakedFolder, { recursive: true });
  const lock: Lock = existsSync(lockFile) ? readLock() : {};
  const before = Object.hasOwn(lock, theme) ? lock[theme].pictures : {};
  const baked: LockedTheme["pictures"] = {};
  for (const [name, paint] of Object.entries(pictures)) {
    const kept = before[name] as LockedTheme["pictures"][string] | undefined;
    if (only.length > 0 && !only.includes(name) && kept !== undefined) {
      baked[name] = kept;
      continue;
    }
    const started = performance.now();
    const { image, quality, webpQuality = Math.min(90, quality + 24) } = await paint();
    const raw = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import("sharp");
    const file = async (extension: "avif" | "webp", picture: Sharp) => {
      const content = await picture.toBuffer();
      const fileName = `${theme}-${name}-${shortHash(content)}.${extension}`;
      writeFileSync(join(bakedFolder, fileName), content);
      return { name: fileName, bytes: content.length };
    };
    const avif = await file("avif", sharp(raw.data).avif({ quality, effort: 6, chromaSubsampling: "4:4:4" }));
    const webp = await file(
      "webp",
      sharp(raw.data).webp({ quality: webpQuality, effort: 6, alphaQuality: 80 }),
    );
    baked[name] = { width: raw.info.width, height: raw.info.height, avif, webp };
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `${theme} ${name}: ${String(raw.info.width)} × ${String(raw.info.height)}, ${String(avif.bytes)} B (WebP ${String(webp.bytes)} B), ${seconds} s`,
    );
  }
  lock[theme] = { source: sourceHash(theme), pictures: baked };
  const sorted = Object.fromEntries(Object.entries(lock).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(lockFile, await format(JSON.stringify(sorted), { parser: "json", printWidth: 110 }));
  const used = new Set(
    Object.values(lock).flatMap((locked) =>
      Object.values(locked.pictures).flatMap(({ avif, webp }) => [avif.name, webp.name]),
    ),
  );
  for (const name of readdirSync(bakedFolder)) if (!used.has(name)) rmSync(join(bakedFolder, name));
}
