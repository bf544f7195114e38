import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

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

const themeSchema = z.strictObject({
  /** Of everything that the pictures are made by; another one means that they must be baked again. */
  source: z.string(),
  pictures: z.record(
    z.string(),
    z.strictObject({ width: z.number(), height: z.number(), avif: fileSchema, webp: fileSchema }),
  ),
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
