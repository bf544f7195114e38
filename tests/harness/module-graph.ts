import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = join(dirname(fileURLToPath(import.meta.url)), "../../functions/src");

/** Modules of functions/src by their path there, each with those that it imports or may load; types are none. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** The graph of everything that `index.ts` exports, as the build sees it. */
export async function moduleGraph(): Promise<ModuleGraph> {
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: [join(source, "index.ts")],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    packages: "external",
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => external !== true).map((found) => found.path),
    ]),
  );
}

/** Every module that one of `from` leads to, those included. */
export function reachable(graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...(graph.get(path) ?? []));
  }
  return found;
}

const member = /^export const (\w+) = /gm;
const load = /\bimport\("([^"]+)"\)/g;

/**
 * What each function of a module loads once it is asked for, by the function's name.
 * @throws Error where a module is loaded outside of them, or the graph knows another one
 */
export function loadedByFunction(graph: ModuleGraph, module: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(source, module), "utf8");
  const starts = [...text.matchAll(member)].map(({ index, 1: name = "" }) => ({ index, name }));
  const loaded = new Map(
    starts.map(({ index, name }, place) => [
      name,
      [...text.slice(index, starts[place + 1]?.index).matchAll(load)].map(({ 1: path = "" }) =>
        relative(source, join(source, dirname(module), path)),
      ),
    ]),
  );
  const known = new Set(graph.get(module));
  const all = [...loaded.values()].flat();
  if (all.some((path) => !known.has(path))) throw new Error(`${module} loads what the build does not know`);
  if ([...text.matchAll(load)].length !== all.length) throw new Error(`${module} loads outside of functions`);
  return loaded;
}
