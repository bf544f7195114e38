import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import sharp from "sharp";
import * as z from "zod";
import { shortHash, sourceHashOf } from "../lock.ts";
import { photographs } from "./photographs.ts";
import { printFile } from "./prints.ts";

export const photographsLock = join(import.meta.dirname, "photographs.lock.json");
const lockSchema = z.strictObject({
  /** Of everything that they are made by; another one means that they must be baked again. */
  source: z.string(),
  /** Hash of the bytes of each. */
  prints: z.record(z.string(), z.string()),
});

export const readPhotographsLock = () => lockSchema.parse(JSON.parse(readFileSync(photographsLock, "utf8")));
export const photographsSource = () => sourceHashOf("photographs/photographs.ts");

/** Longest side of a print in pixels. */
const side = 1280;

/** @param only names, all if empty */
export async function bakePhotographs(only: readonly string[], say: (line: string) => void): Promise<void> {
  const prints: Record<string, string> = {};
  for (const [name, take] of Object.entries(photographs)) {
    if (only.length === 0 || only.includes(name)) {
      const taken = await (await take()).png({ compressionLevel: 1 }).toBuffer();
      const print = await sharp(taken)
        .resize(side, side, { fit: "inside" })
        .webp({ quality: 80, effort: 6 })
        .toBuffer();
      writeFileSync(printFile(name), print);
      say(`${name}: ${String(print.length)} B`);
    }
    prints[name] = shortHash(readFileSync(printFile(name)));
  }
  const lock = JSON.stringify({ source: photographsSource(), prints });
  writeFileSync(photographsLock, await format(lock, { parser: "json", printWidth: 110 }));
}
