import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { rootFolder } from "./folders.ts";

/** A TypeScript file that a command writes, formatted as all others; its first line says by what it is written. */
export async function writtenFile(by: string, text: string): Promise<string> {
  const config = await resolveConfig(join(rootFolder, "package.json"));
  return format(`// Written by ${by}\n${text}`, { ...config, parser: "typescript" });
}

/** Writes files by their paths, and says which. */
export async function writeFiles(files: Iterable<readonly [path: string, text: string]>): Promise<void> {
  for (const [path, text] of files) {
    await writeFile(join(rootFolder, path), text);
    process.stdout.write(`${path}\n`);
  }
}
