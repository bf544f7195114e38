import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { build } from "esbuild";
import * as z from "zod";
import type { HtmlDocument } from "../../event-page/src/html-document.ts";
import { rootFolder, workFolder } from "../folders.ts";
import type { Sample } from "./sample.ts";

const origin = "http://contact-sheet.test";

type Render = (sample: Sample, origin: string) => Promise<HtmlDocument>;

const rendering = z.object({ renderSample: z.custom<Render>((value) => typeof value === "function") });

/** Components are no TypeScript that Node reads by itself. */
async function loadRender(): Promise<Render> {
  const outfile = join(workFolder, "look", `render-${String(process.pid)}.mjs`);
  await build({
    entryPoints: [join(rootFolder, "tools", "look", "render-sample.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["subset-font"],
    banner: { js: `import{createRequire as r_}from"node:module";const require=r_(import.meta.url);` },
    outfile,
  });
  const module: unknown = await import(outfile);
  return rendering.parse(module).renderSample;
}

const contentTypes: Record<string, string> = {
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Stands in for every picture: young leaves on cloth. */
const stillLife = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="960" height="960"><path fill="#d8cda0" d="M0 0h32v32H0z"/><path fill="#7c8235" d="M16 30Q4 18 8 3Q18 14 16 30Q16 14 27 6Q27 20 16 30Z"/></svg>`;

async function answerFile(route: Route, path: string): Promise<void> {
  if (path.startsWith("/media/")) {
    await route.fulfill({ contentType: "image/svg+xml", body: stillLife });
    return;
  }
  if (path.endsWith("/wishes.json")) {
    await route.fulfill({ json: { wishes: [], next: null } });
    return;
  }
  const body = await readFile(join(rootFolder, "web", "public", path)).catch(() => null);
  if (body === null) await route.fulfill({ status: 404 });
  else await route.fulfill({ contentType: contentTypes[extname(path)] ?? "application/octet-stream", body });
}

/** Shows one sample after the other in `page`, with what a server would send along. */
export type ShowSample = (page: Page, sample: Sample) => Promise<void>;

/**
 * Gives a function that opens samples, addressed to a guest with a long name,
 * and returns when every face that the page uses has come.
 */
export async function sampleShower(): Promise<ShowSample> {
  const render = await loadRender();
  const routed = new WeakSet<Page>();
  const shown = new WeakMap<Page, HtmlDocument>();
  let count = 0;
  return async (page, sample) => {
    shown.set(page, await render(sample, origin));
    if (!routed.has(page)) {
      routed.add(page);
      await page.route(`${origin}/**`, async (route) => {
        const document = shown.get(page);
        if (route.request().resourceType() !== "document" || document === undefined) {
          await answerFile(route, new URL(route.request().url()).pathname);
          return;
        }
        await route.fulfill({
          contentType: "text/html; charset=utf-8",
          headers: { "Content-Security-Policy": document.csp },
          body: document.html,
        });
      });
    }
    count += 1;
    // Another query each time: another fragment alone would load nothing.
    await page.goto(
      `${origin}/event/rani-dimas?v=${String(count)}#to=Bapak%20Hadi%20Wiranto%20%26%20Keluarga`,
    );
    // Faces of headings are asked for when everything else is there.
    await page.locator("html.late").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
  };
}
