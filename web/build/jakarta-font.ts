import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Printable ASCII plus what Indonesian and English texts of the application need. */
const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "’‘“”–—…·•éèáíóúñüöäçâêîôûÉÈÁÍÓÚÑÜÖ×→←○◔◑◕●✓\u00a0";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);

/**
 * Cuts Plus Jakarta Sans to the letters and weights in use (about 17 KB) before
 * the build reads it, and asks the browser for it with the page itself.
 * @param target file the stylesheet refers to; written when missing
 */
export function jakartaFont(target: string): Plugin {
  return {
    name: "janur:jakarta-font",
    async buildStart() {
      const original = await readFile(source);
      const subset = await subsetFont(original, letters, {
        targetFormat: "woff2",
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, subset);
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /plus-jakarta-sans[^/]*\.woff2$/.test(name));
        if (font === undefined) return [];
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${font}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
