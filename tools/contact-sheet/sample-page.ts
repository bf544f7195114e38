import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { build } from "esbuild";
import * as z from "zod";
import { printFile } from "../../event-page/art/photographs/prints.ts";
import type { HtmlDocument } from "../../event-page/src/document/html-document.ts";
import { rootFolder, workFolder } from "../folders.ts";
import type { Sample } from "./sample.ts";

const origin = "http://contact-sheet.test";

type Render = (sample: Sample, origin: string) => Promise<HtmlDocument>;

const rendering = z.object({ renderSample: z.custom<Render>((value) => typeof value === "function") });

/** Components are no TypeScript that Node reads by itself. */
async function loadRender(): Promise<Render> {
  const outfile = join(workFolder, "contact-sheet", `render-${String(process.pid)}.mjs`);
  await build({
    entryPoints: [join(rootFolder, "tools", "contact-sheet", "render-sample.ts")],
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
  ".avif": "image/avif",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Stands in for every picture: two people in evening light, seen from behind, so that it shows what names may not cover; as wide and high as the page says, which decides what a frame shows of it. */
const standIn = (size: string, print: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="data:image/webp;base64,${print}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice"/></svg>`;

/** Width and height of a picture, as the page says them; nothing of pictures that come later. */
function sizeOfPicture(html: string, path: string): string {
  const [picture = ""] = path.split("-");
  const tag = html.match(/<img[^>]*>/g)?.find((image) => image.includes(picture));
  return tag?.match(/width="\d+" height="\d+"/)?.[0] ?? "";
}

async function answerFile(route: Route, path: string, html: string): Promise<void> {
  if (path.startsWith("/media/")) {
    const print = await readFile(printFile("pair"), "base64");
    await route.fulfill({ contentType: "image/svg+xml", body: standIn(sizeOfPicture(html, path), print) });
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
          await answerFile(route, new URL(route.request().url()).pathname, document?.html ?? "");
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
    await page.locator("html.near").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
  };
}
