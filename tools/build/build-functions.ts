import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { context, build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";
import { releaseId, releaseSource } from "./release.ts";

const folder = join(rootFolder, "functions");
const library = join(folder, "lib");
const renderer = join(rootFolder, "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js");
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Modules in functions/src that define functions, each with what it takes to define its own. */
const definitions = ["services", "task-queues", "triggers", "document-triggers", "schedules"];

/** Stack traces name our own files and lines; packages are left as they are, whose maps would be read for nothing. */
const traced =
  'require("node:module").setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });\n';

/**
 * Writes lib/index.cjs, which the Firebase CLI and the runtime load: a module is loaded when one of its functions is
 * asked for, so that an instance of the page loads neither the other providers nor what they load. Getters of CommonJS
 * are what both read without waiting; `await` in the entry of an ES module breaks the emulator.
 */
const entry: Plugin = {
  name: "entry",
  setup(bundling) {
    bundling.onEnd(({ metafile }) => {
      if (metafile === undefined) return;
      const modules = Object.fromEntries(definitions.flatMap((name) => exportsOf(metafile, name)));
      writeFileSync(
        join(library, "index.cjs"),
        `"use strict";\n// Written by tools/build/build-functions.ts.\n${releaseSource(releaseId())}${traced}const modules = ${JSON.stringify(modules, null, 2)};\n` +
          "for (const [name, file] of Object.entries(modules)) {\n" +
          "  Object.defineProperty(exports, name, { enumerable: true, get: () => require(file)[name] });\n}\n",
      );
    });
  },
};

/** @returns the functions of a module, each with the file that it ended in */
function exportsOf({ outputs }: Metafile, name: string): [string, string][] {
  const entryPoint = `functions/src/${name}.ts`;
  const output = Object.entries(outputs).find(([, facts]) => facts.entryPoint === entryPoint);
  if (output === undefined) throw new Error(`${entryPoint} is no part of the bundle.`);
  const [path, facts] = output;
  return facts.exports.map((member) => [member, `./${basename(path)}`]);
}

/**
 * `functions/` is uploaded and installed alone, so the workspaces are inlined and only what its package.json lists as
 * a dependency stays outside. Splitting keeps what one service needs out of the modules that the others load.
 */
function options() {
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return {
    absWorkingDir: rootFolder,
    entryPoints: definitions.map((name) => join(folder, "src", `${name}.ts`)),
    outdir: library,
    bundle: true,
    splitting: true,
    metafile: true,
    plugins: [entry],
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: "linked",
    chunkNames: "chunks/[name]-[hash]",
    // Its other half streams, which no page here does, and is the larger one.
    alias: { "react-dom/server": renderer },
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    define: { "process.env.NODE_ENV": '"production"' },
    // React's server renderer is CommonJS and calls require for Node's own modules.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    logLevel: "warning",
  } satisfies BuildOptions;
}

/**
 * Bundles functions/src into functions/lib, then removes what earlier builds left there: in this order a suite that
 * runs never sees an empty folder.
 * @throws PlainError when a module does not compile or resolve; esbuild has printed where.
 */
export async function buildFunctions(): Promise<void> {
  let outputs: Set<string>;
  try {
    const { metafile } = await build(options());
    outputs = new Set(Object.keys(metafile.outputs).map((path) => join(rootFolder, path)));
  } catch {
    throw new PlainError("functions/src could not be bundled; the reasons are above.");
  }
  for (const file of globSync("**/*.{js,map}", { cwd: library }).map((name) => join(library, name))) {
    if (!outputs.has(file)) rmSync(file);
  }
}

/** Rebuilds functions/lib on every change until the returned function is called; the emulator reloads it. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watching = await context(options());
  await watching.watch();
  return () => watching.dispose();
}
