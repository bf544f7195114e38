import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootFolder, workFolder } from "../folders.ts";

/**
 * For the Node processes of a suite: what V8 compiled is kept beside the suites, so that the many processes of the
 * functions emulator, each of which loads all that it stands on, need not compile it again.
 * @param outsideLog confines them to loopback, and takes what was tried nevertheless
 */
export function nodeEnvironment(outsideLog: string | undefined): Record<string, string> {
  const existing = process.env["NODE_OPTIONS"];
  return {
    NODE_COMPILE_CACHE: join(workFolder, "compiled"),
    NODE_OPTIONS: withPreload(
      outsideLog === undefined ? existing : loopbackOption(existing),
      "keep-compiled.js",
    ),
    ...(outsideLog === undefined ? {} : { JANUR_OUTSIDE_LOG: outsideLog }),
  };
}

/** NODE_OPTIONS that confine a Node process and its children to loopback. */
export function loopbackOption(existing: string | undefined): string {
  return withPreload(existing, "loopback-only.js");
}

function withPreload(existing: string | undefined, file: string): string {
  const preload = pathToFileURL(join(rootFolder, "tools", "emulators", file)).href;
  return [existing, `--import=${preload}`].filter(Boolean).join(" ");
}
