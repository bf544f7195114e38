import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { privateRoutes, type PrivateRoute } from "./private-routes.ts";
import { kilobytes, type BudgetRow } from "./row.ts";

const dist = join(rootFolder, "web", "dist");

const chunk = z.object({
  file: z.string(),
  src: z.string().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

export type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>;

function readManifest(): Manifest {
  return z
    .record(z.string(), chunk)
    .parse(JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8")));
}

/** Files that must be loaded before the given chunks run: themselves and all they import statically. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const found = manifest[key];
    if (found === undefined) throw new Error(`The web build has no chunk for ${key}.`);
    files.add(found.file);
    found.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** Brotli 11, as a CDN stores immutable files. */
export function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function sizeOf(files: Iterable<string>): number {
  let total = 0;
  for (const file of files) total += brotliSize(readFileSync(join(dist, file)));
  return total;
}

function scripts(files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => file.endsWith(".js"));
}

const entry = "index.html";
const route = (name: string) => `src/app/routes/${name}.tsx`;

/** What a signed-in host's first screen fetches: the frame and the texts of one language as well. */
const home = [
  entry,
  "src/app/layouts/shell.tsx",
  route("home"),
  ...["shell", "home", "invitation", "problem"].map((namespace) => `src/locales/id/${namespace}.ts`),
];

/** What a page fetches that comes after home. */
function sizeAfterHome(manifest: Manifest, { module, namespaces }: PrivateRoute): number {
  const known = filesOf(manifest, home);
  const texts = namespaces.map((namespace) => {
    const [own, ofRoom] = [`src/locales/id/${namespace}.ts`, `src/locales/id/rooms/${namespace}.ts`];
    return manifest[own] === undefined ? ofRoom : own;
  });
  return sizeOf(scripts(filesOf(manifest, [module, ...texts])).filter((file) => !known.has(file)));
}

/** Budgets of the application, read from web/dist and the manifest that Vite writes beside it. */
export const webBuildRows: readonly BudgetRow[] = [
  {
    name: "A1 sign-in route, script br",
    unit: "B",
    gate: kilobytes(150),
    aim: kilobytes(135),
    measure: () => Promise.resolve(sizeOf(scripts(filesOf(readManifest(), [entry, route("sign-in")])))),
  },
  {
    name: "A1 sign-in route, script files",
    unit: "files",
    gate: 8,
    aim: 8,
    measure: () => Promise.resolve(scripts(filesOf(readManifest(), [entry, route("sign-in")])).length),
  },
  {
    name: "A3 home, script br",
    unit: "B",
    gate: kilobytes(330),
    aim: kilobytes(260),
    measure: () => Promise.resolve(sizeOf(scripts(filesOf(readManifest(), home)))),
  },
  {
    name: "A3 whole application, script br",
    unit: "B",
    // People feel the page they open, and A5 holds each of those: the sum may grow with the number of pages.
    gate: 1_150_000,
    aim: kilobytes(650),
    // The scripts of guests and helpers in assets/event are P4 and A11.
    measure: () => Promise.resolve(sizeOf(globSync("assets/*.js", { cwd: dist }))),
  },
  {
    name: "A5 heaviest second page after home, script br",
    unit: "B",
    gate: kilobytes(60),
    aim: kilobytes(30),
    measure: () => {
      const manifest = readManifest();
      return Promise.resolve(Math.max(...privateRoutes().map((page) => sizeAfterHome(manifest, page))));
    },
  },
  {
    name: "A4 CSS br",
    unit: "B",
    gate: kilobytes(33),
    aim: kilobytes(20),
    measure: () => Promise.resolve(sizeOf(globSync("assets/*.css", { cwd: dist }))),
  },
  {
    name: "A11 door, script br",
    unit: "B",
    gate: kilobytes(110),
    aim: kilobytes(80),
    // The machine code of the scanner is fetched once, by the worker.
    measure: () => Promise.resolve(sizeOf(globSync("bantu/pintu/assets/*.js", { cwd: dist }))),
  },
];
