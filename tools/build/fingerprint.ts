import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** Build products: `generated` and `web/public/assets` are written by the guests' page bundler from its own inputs. */
const ignored = new Set(["node_modules", "dist", "generated", "public/assets", ".janur", ".DS_Store"]);

/** All files at or below the paths, sorted; missing paths are left out. Build products and tests are not inputs. */
export function inputFiles(paths: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    if (!existsSync(path)) return;
    if (statSync(path).isFile()) {
      if (!/\.test\.tsx?$/.test(path)) found.push(path);
      return;
    }
    for (const name of readdirSync(path)) {
      if (!ignored.has(name) && !ignored.has(`${basename(path)}/${name}`)) visit(join(path, name));
    }
  };
  for (const path of paths) visit(path);
  return found.sort();
}

/** SHA-256 over names and contents: the same tree gives the same text after a checkout, a copy or a touched file. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of inputFiles(paths.map((path) => join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${String(content.length)}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Runs `make` unless its products stand and were made from the same inputs; says whether it ran. */
export async function makeWhenChanged(task: {
  stampFile: string;
  fingerprint: string;
  products: readonly string[];
  make: () => Promise<void>;
}): Promise<boolean> {
  const stamped = existsSync(task.stampFile) ? readFileSync(task.stampFile, "utf8") : "";
  if (stamped === task.fingerprint && task.products.every((product) => existsSync(product))) return false;
  await task.make();
  mkdirSync(dirname(task.stampFile), { recursive: true });
  writeFileSync(task.stampFile, task.fingerprint);
  return true;
}
