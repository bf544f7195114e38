import { globSync } from "node:fs";
import { join } from "node:path";

type ScopedName = (name: string, file: string, css: string) => string;

/**
 * Names for the classes of CSS modules by the place of the file among all of them and of the class in its file: the usual
 * name, hash and line of each weigh a twelfth of all CSS. Every build of the same sources finds the same names, as the
 * painted pages need (`page-frames.ts`).
 * @param folder the workspace, whose modules are all below `src`
 */
export function shortClassNames(folder: string): ScopedName {
  const files = globSync("src/**/*.module.css", { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
  return scopedNames(files);
}

/** @param files all modules, in an order of their own */
export function scopedNames(files: readonly string[]): ScopedName {
  const places = new Map(files.map((file, place) => [file, place]));
  return (name, file, css) => {
    const fileAt = places.get(file.split("?", 1)[0] ?? "");
    const classes = [...new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, found]) => found))];
    const classAt = classes.indexOf(name);
    if (fileAt === undefined || classAt < 0) throw new Error(`No short name for .${name} of ${file}`);
    return `_${fileAt.toString(36)}_${classAt.toString(36)}`;
  };
}
