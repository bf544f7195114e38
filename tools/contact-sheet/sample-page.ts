import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { build } from "esbuild";
import * as z from "zod";
import type { EventType } from "../../domain/src/content/event-type.ts";
import { samplesOfThemes } from "../../domain/src/content/traditions/samples-of-themes.ts";
import { printFile } from "../../event-page/art/photographs/prints.ts";
import type { HtmlDocument } from "../../event-page/src/document/html-document.ts";
import { rootFolder, workFolder } from "../folders.ts";
import type { Sample } from "./sample.ts";

const origin = "http://contact-sheet.test";

type Render = (sample: Sample, origin: string) => Promise<HtmlDocument>;
type RenderPicture = (sample: Sample) => string;

const isFunction = (value: unknown) => typeof value === "function";
const rendering = z.object({
  renderSample: z.custom<Render>(isFunction),
  renderCoverPicture: z.custom<RenderPicture>(isFunction),
});

let rendered: Promise<z.infer<typeof rendering>> | undefined;

/** What renders, bundled once in a process. */
const loadRender = () => (rendered ??= bundleRender());

/** Components are no TypeScript that Node reads by itself. */
async function bundleRender(): Promise<z.infer<typeof rendering>> {
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
  return rendering.parse(module);
}

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** What stands in where it is not for two people's day, and nobody's names are tried. */
const prints: Partial<Record<EventType, string>> = {
  aqiqah: "garden",
  khitanan: "morning",
  birthday: "lights",
  graduation: "morning",
  memorial: "curtain",
  seminar: "cloth",
  meeting: "morning",
};

/** Two people in evening light, seen from behind, so that it shows what names may not cover. */
function printFor({ theme, names }: Sample): string {
  const suited = names === "own" ? prints[samplesOfThemes[theme].eventType] : undefined;
  return suited ?? "pair";
}

/** Stands in for every picture, as wide and high as the page says, which decides what a frame shows of it. */
const standIn = (size: string, print: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="data:image/webp;base64,${print}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice"/></svg>`;

/** Width and height of a picture, as the page says them; nothing of pictures that come later. */
function sizeOfPicture(html: string, path: string): string {
  const [picture = ""] = path.split("-");
  const tag = html.match(/<img[^>]*>/g)?.find((image) => image.includes(picture));
  return tag?.match(/width="\d+" height="\d+"/)?.[0] ?? "";
}

async function answerFile(route: Route, path: string, { html, print = "pair" }: Shown): Promise<void> {
  if (path.startsWith("/media/")) {
    const picture = await readFile(printFile(print), "base64");
    await route.fulfill({ contentType: "image/svg+xml", body: standIn(sizeOfPicture(html, path), picture) });
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

/** Opens a document at an address of the page's own origin, with all files that it asks for. */
function documentServer(): (page: Page, path: string, document: Shown) => Promise<void> {
  const shown = new WeakMap<Page, Shown>();
  return async (page, path, document) => {
    const isRouted = shown.has(page);
    shown.set(page, document);
    if (!isRouted) {
      await page.route(`${origin}/**`, async (route) => {
        const current = shown.get(page) ?? document;
        const { html, csp } = current;
        if (route.request().resourceType() !== "document") {
          await answerFile(route, new URL(route.request().url()).pathname, current);
          return;
        }
        await route.fulfill({
          contentType: "text/html; charset=utf-8",
          headers: csp === undefined ? {} : { "Content-Security-Policy": csp },
          body: html,
        });
      });
    }
    await page.goto(`${origin}${path}`);
  };
}

interface Shown {
  html: string;
  csp?: string;
  /** Name of the photograph that every picture shows. */
  print?: string;
}

/** Shows one sample after the other in `page`, with what a server would send along; to nobody's name where that is empty. */
export type ShowSample = (page: Page, sample: Sample, guest?: string) => Promise<void>;

/**
 * Gives a function that opens samples, addressed to a guest with a long name,
 * and returns when every face that the page uses has come.
 */
export async function sampleShower(): Promise<ShowSample> {
  const { renderSample } = await loadRender();
  const open = documentServer();
  let count = 0;
  return async (page, sample, guest = "Bapak Hadi Wiranto & Keluarga") => {
    count += 1;
    // Another query each time: another fragment alone would load nothing.
    const fragment = guest === "" ? "" : `#to=${encodeURIComponent(guest)}`;
    const path = `/event/rani-dimas?v=${String(count)}${fragment}`;
    await open(page, path, { ...(await renderSample(sample, origin)), print: printFor(sample) });
    // Faces of headings are asked for when everything else is there.
    await page.locator("html.near").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
  };
}

/** Gives a function that opens covers as the application draws them, alone on a page, and returns when all of it has come. */
export async function coverPictureShower(): Promise<ShowSample> {
  const { renderCoverPicture } = await loadRender();
  const open = documentServer();
  return async (page, sample) => {
    await open(page, "/picture", { html: renderCoverPicture(sample) });
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
  };
}
