import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { context, build, type BuildOptions } from "esbuild";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

const folder = join(rootFolder, "functions");
const renderer = join(rootFolder, "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js");
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * `functions/` is uploaded and installed alone, so the workspaces are inlined and only what its package.json lists as
 * a dependency stays outside. Splitting keeps what one service needs out of the modules that the others load.
 */
function options(): BuildOptions {
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return {
    absWorkingDir: rootFolder,
    entryPoints: { index: join(folder, "src", "index.ts") },
    outdir: join(folder, "lib"),
    bundle: true,
    splitting: true,
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
  };
}

/**
 * Bundles functions/src into functions/lib, then removes what earlier builds left there: in this order a suite that
 * runs never sees an empty folder.
 * @throws PlainError when a module does not compile or resolve; esbuild has printed where.
 */
export async function buildFunctions(): Promise<void> {
  let outputs: Set<string>;
  try {
    const { metafile } = await build({ ...options(), metafile: true });
    outputs = new Set(Object.keys(metafile.outputs).map((path) => join(rootFolder, path)));
  } catch {
    throw new PlainError("functions/src could not be bundled; the reasons are above.");
  }
  for (const file of globSync("**/*.{js,map}", { cwd: join(folder, "lib") }).map((name) =>
    join(folder, "lib", name),
  )) {
    if (!outputs.has(file)) rmSync(file);
  }
}

/** Rebuilds functions/lib on every change until the returned function is called; the emulator reloads it. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watching = await context(options());
  await watching.watch();
  return () => watching.dispose();
}
