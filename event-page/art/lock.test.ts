import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { themeIdSchema } from "../../domain/src/content/theme.ts";
import { themes } from "../src/themes/themes.ts";
import {
  bakedFolder,
  dressedThemes,
  lockedFiles,
  readLock,
  shortHash,
  sourceHash,
  turnsHash,
} from "./lock.ts";

const lock = readLock();

describe.each(Object.entries(lock))("baked art of %s", (theme, { source, pictures, colourways }) => {
  it("was baked by today's generators: else run `npm run art` for it", () => {
    expect(sourceHash(theme)).toBe(source);
  });

  it.each(Object.entries(pictures))("has the very files of its lock: %s", async (_name, picture) => {
    for (const [format, { name, bytes }] of [
      ["heif", picture.avif],
      ["webp", picture.webp],
    ] as const) {
      const content = readFileSync(join(bakedFolder, name));
      expect(content.length).toBe(bytes);
      expect(name).toContain(`-${shortHash(content)}.`);
      const { width, height, format: real } = await sharp(content).metadata();
      expect([real, width, height]).toEqual([format, picture.width, picture.height]);
    }
  });

  it("was baked in the colourways that its theme has today: else run `npm run art` for it", () => {
    const asked = Object.entries(themes[themeIdSchema.parse(theme)].colourways ?? {});
    const turns = Object.entries(colourways).map(([id, baked]) => [id, baked.turns]);
    expect(turns).toEqual(asked.map(([id, one]) => [id, turnsHash(one)]));
    for (const one of Object.values(colourways))
      expect(Object.keys(one.pictures)).toEqual(Object.keys(pictures));
  });

  it.each(Object.entries(colourways))("has the very files of its lock in %s", async (_id, baked) => {
    for (const [name, { avif, webp }] of Object.entries(baked.pictures))
      for (const file of [avif, webp]) {
        const content = readFileSync(join(bakedFolder, file.name));
        expect([content.length, file.name]).toEqual([
          file.bytes,
          expect.stringContaining(`-${shortHash(content)}.`),
        ]);
        const { width, height } = await sharp(content).metadata();
        expect([width, height]).toEqual([pictures[name]?.width, pictures[name]?.height]);
      }
  });

  it("is decoded into at most 4 megapixels in all, so that a cheap phone can hold it", () => {
    const points = Object.values(pictures).map(({ width, height }) => width * height);
    expect(points.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(4_000_000);
  });

  it("is all laid on somewhere", () => {
    const themeFolder = join(import.meta.dirname, "..", "src", "themes", theme);
    const sheets = globSync("*.css", { cwd: themeFolder }).map((file) =>
      readFileSync(join(themeFolder, file), "utf8"),
    );
    const idle = Object.keys(pictures).filter((name) => !sheets.join("").includes(`var(--art-${name})`));
    expect(idle).toEqual([]);
  });

  it("weighs at most 120 KB in whichever colours", () => {
    for (const baked of [pictures, ...Object.values(colourways).map((one) => one.pictures)]) {
      const bytes = Object.values(baked).map(({ avif }) => avif.bytes);
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(120 * 1024);
    }
  });
});

describe("the folder of baked art", () => {
  it("holds nothing else, and every theme with scenes is in the lock", () => {
    const named = [...new Set(lockedFiles(lock))];
    expect(globSync("*", { cwd: bakedFolder }).sort()).toEqual(named.sort());
    expect(dressedThemes()).toEqual(Object.keys(lock).sort());
  });
});
