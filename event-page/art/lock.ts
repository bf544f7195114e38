import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { turnedColour, type Turns } from "../src/themes/base/turn.ts";

/** The studio's folder. */
export const artFolder = import.meta.dirname;
export const bakedFolder = join(artFolder, "baked");
export const lockFile = join(artFolder, "art.lock.json");
export const themesFolder = join(artFolder, "..", "src", "themes");

const fileSchema = z.strictObject({
  /** Under `baked/`; its name ends with the hash of its bytes. */
  name: z.string(),
  bytes: z.number(),
});

const filesSchema = z.strictObject({ avif: fileSchema, webp: fileSchema });
export type BakedFiles = z.infer<typeof filesSchema>;

const themeSchema = z.strictObject({
  /** Of everything that the pictures are made by; another one means that they must be baked again. */
  source: z.string(),
  pictures: z.record(z.string(), filesSchema.extend({ width: z.number(), height: z.number() })),
  /** In each colourway of the theme. */
  colourways: z
    .record(
      z.string(),
      z.strictObject({
        /** Of how its colours come of the theme's own. */
        turns: z.string(),
        pictures: z.record(z.string(), filesSchema),
      }),
    )
    .default({}),
});

const lockSchema = z.record(z.string(), themeSchema);
export type Lock = z.infer<typeof lockSchema>;
export type LockedTheme = z.infer<typeof themeSchema>;

export function readLock(): Lock {
  return lockSchema.parse(JSON.parse(readFileSync(lockFile, "utf8")));
}

export function shortHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

const imported = /from "(\.{1,2}\/[^"]+\.ts)"/g;

/** In a theme's `scenes.css`, where the rules begin that only the greeting screen needs. */
export const onScreen = "/* on the greeting screen */";

/** Themes whose covers and scenes are dressed with baked art. */
export function dressedThemes(): string[] {
  return globSync("*/scenes.css", { cwd: themesFolder })
    .map((path) => path.split("/")[0] ?? "")
    .sort();
}

/** The hash over a theme's generator and all that it is made with, as far as its imports lead. */
export function sourceHash(theme: string): string {
  return sourceHashOf(`themes/${theme}/*.ts`);
}

/** Of red, green and blue, each in six steps. */
const samples = Array.from({ length: 216 }, (_, index) =>
  [index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)]
    .map((step) => (step * 51).toString(16).padStart(2, "0"))
    .join(""),
);

/** The hash over what a colourway makes of colours from everywhere: however that is written, it is what was baked. */
export function turnsHash(turns: Turns): string {
  return shortHash(samples.map((sample) => turnedColour(`#${sample}`, turns)).join());
}

/** All files of a lock. */
export function lockedFiles(lock: Lock): string[] {
  return Object.values(lock).flatMap(({ pictures, colourways }) =>
    [pictures, ...Object.values(colourways).map((one) => one.pictures)].flatMap((all) =>
      Object.values(all).flatMap(({ avif, webp }) => [avif.name, webp.name]),
    ),
  );
}

/** @param pattern of files under the studio's folder */
export function sourceHashOf(pattern: string): string {
  const known = new Map<string, string>();
  const read = (path: string) => {
    if (known.has(path)) return;
    const text = readFileSync(path, "utf8");
    known.set(path, text);
    for (const [, spelled = ""] of text.matchAll(imported)) read(join(path, "..", spelled));
  };
  for (const path of globSync(pattern, { cwd: artFolder })) read(join(artFolder, path));
  const parts = [...known].map(([path, text]) => `${path.slice(artFolder.length)}\n${text}`).sort();
  return shortHash(parts.join("\n"));
}
