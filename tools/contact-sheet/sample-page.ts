import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { build } from "esbuild";
import * as z from "zod";
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

/** Stands in for every picture: two people in evening light, drawn with no face, so that it shows what names may not cover; as wide and high as the page says, which decides what a frame shows of it. */
const standIn = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><svg viewBox="0 0 72 90" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="l" x2="0" y2="1"><stop stop-color="#e9cfa2"/><stop offset=".55" stop-color="#c98f62"/><stop offset="1" stop-color="#5b4a33"/></linearGradient></defs><path fill="url(#l)" d="M0 0h72v90H0z"/><circle cx="56" cy="16" r="9" fill="#fbe9c4"/><path fill="#6d6a3c" d="M0 60Q18 50 36 58T72 56V90H0z"/><path fill="#f4ece0" d="M12 90Q12 54 27 52Q42 54 42 90z"/><path fill="#3a2f2a" d="M36 90Q35 50 49 48Q64 50 63 90z"/><g fill="#b98563"><circle cx="27" cy="40" r="8"/><circle cx="48" cy="35" r="8.5"/></g><path fill="#2b211b" d="M18 41Q18 30 27 30T36 41Q32 34 27 34T18 41zM39 34Q39 25 48 25T57 34Q53 29 48 29T39 34z"/></svg></svg>`;

/** Width and height of a picture, as the page says them; nothing of pictures that come later. */
function sizeOfPicture(html: string, path: string): string {
  const [picture = ""] = path.split("-");
  const tag = html.match(/<img[^>]*>/g)?.find((image) => image.includes(picture));
  return tag?.match(/width="\d+" height="\d+"/)?.[0] ?? "";
}

async function answerFile(route: Route, path: string, html: string): Promise<void> {
  if (path.startsWith("/media/")) {
    await route.fulfill({ contentType: "image/svg+xml", body: standIn(sizeOfPicture(html, path)) });
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
