import { mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import chromium from "@sparticuz/chromium";
import { build } from "esbuild";
import { chromium as playwright } from "@playwright/test";
import * as z from "zod";
import { rootFolder, workFolder } from "../folders.ts";
import { themeIds } from "../../domain/src/theme.ts";
import type { HtmlDocument } from "../../event-page/src/html-document.ts";

/**
 * Renders the guests' page with sample invitations and photographs it:
 * `node tools/look/look.ts [folder] [pattern of pictures' names, e.g. "^taman-(cover|full)"]`. For looking, not for testing.
 */
const folder = process.argv[2] ?? join(workFolder, "look");
const port = Number(process.env["JANUR_LOOK_PORT"] ?? 5500);
const origin = `http://127.0.0.1:${String(port)}`;

type Sample = HtmlDocument | { json: unknown };
const rendering = z.object({
  samples: z.custom<(origin: string) => Promise<Map<string, Sample>>>((value) => typeof value === "function"),
});

async function loadSamples(): Promise<Map<string, Sample>> {
  const outfile = join(workFolder, "look", "render.mjs");
  await build({
    entryPoints: [join(rootFolder, "tools", "look", "render.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["subset-font"],
    banner: {
      js: `import{createRequire as r_}from"node:module";const require=r_(import.meta.url);`,
    },
    outfile,
  });
  const module: unknown = await import(`${outfile}?${String(Date.now())}`);
  return rendering.parse(module).samples(origin);
}

const contentTypes: Record<string, string> = { ".svg": "image/svg+xml", ".js": "text/javascript" };

/** Stands in for every picture: young leaves on cloth. */
const stillLife = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="960" height="960"><path fill="#d8cda0" d="M0 0h32v32H0z"/><path fill="#7c8235" d="M16 30Q4 18 8 3Q18 14 16 30Q16 14 27 6Q27 20 16 30Z"/></svg>`;

const pages = await loadSamples();
await mkdir(folder, { recursive: true });

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", origin);
  const path = url.pathname;
  if (path.startsWith("/media/")) {
    response.setHeader("Content-Type", "image/svg+xml");
    response.end(stillLife);
    return;
  }
  const page = pages.get(`${path}${url.search}`) ?? pages.get(path);
  if (page === undefined) {
    const file = join(rootFolder, "web", "public", path);
    readFile(file).then(
      (bytes) => {
        response.setHeader("Content-Type", contentTypes[extname(path)] ?? "font/woff2");
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  } else if ("json" in page) {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(page.json));
  } else {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Security-Policy", page.csp);
    response.end(page.html);
  }
});
await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

for (const [path, page] of pages) {
  if ("html" in page) {
    const size = brotliCompressSync(page.html).length;
    console.log(`${path}: ${String(page.html.length)} B, ${String(size)} B br`);
  }
}

/** One page after the other in one process ends with the first page; policies must hold as in a real browser. */
const unwanted = new Set(["--single-process", "--no-zygote", "--in-process-gpu", "--disable-web-security"]);

const shots: {
  name: string;
  path: string;
  width: number;
  height: number;
  dark?: boolean;
  noScript?: boolean;
  whole?: boolean;
  act?: "answer" | "form" | "wall";
}[] = [
  {
    name: "360",
    path: "/event/rani-dimas#to=Bapak%20Hadi%20Wiranto%20%26%20Keluarga&g=x",
    width: 360,
    height: 640,
  },
  { name: "360-none", path: "/event/rani-dimas", width: 360, height: 640, noScript: true, whole: true },
  { name: "390", path: "/event/rani-dimas#to=Ibu%20Tuti&g=x", width: 390, height: 844, whole: true },
  { name: "390-dark", path: "/event/rani-dimas", width: 390, height: 844, whole: true, dark: true },
  { name: "360-long", path: "/event/panjang", width: 360, height: 640, whole: true },
  {
    name: "360-en",
    path: "/event/rani-dimas/en#to=Tan%20Giok%20Lan&g=x",
    width: 360,
    height: 640,
    whole: true,
  },
  { name: "360-han", path: "/event/han", width: 360, height: 640 },
  { name: "1280", path: "/event/rani-dimas", width: 1280, height: 800 },
  { name: "1280-dark", path: "/event/panjang/en", width: 1280, height: 800, dark: true },
  { name: "answered", path: "/event/rani-dimas", width: 360, height: 640, act: "answer" },
  { name: "form", path: "/event/panjang", width: 360, height: 1000, act: "form" },
  { name: "form-dark", path: "/event/panjang", width: 320, height: 1000, dark: true, act: "form" },
  ...["absent", "saved", "refused", "rani-dimas/ucapan"].map((path) => ({
    name: `page-${path.replace("/", "-")}`,
    path: `/event/${path}`,
    width: 360,
    height: 640,
    whole: true,
    noScript: true,
  })),
  { name: "easy", path: "/event/janur-lengkap?mudah", width: 360, height: 640, whole: true },
  ...themeIds.flatMap((theme) => [
    {
      name: `${theme}-cover`,
      path: `/event/${theme}#to=Bapak%20Hadi%20Wiranto%20%26%20Keluarga&g=x`,
      width: 360,
      height: 640,
    },
    { name: `${theme}-panjang`, path: `/event/${theme}-panjang`, width: 360, height: 640 },
    { name: `${theme}-nama`, path: `/event/${theme}-nama`, width: 360, height: 640, whole: true },
    { name: `${theme}-full`, path: `/event/${theme}-lengkap`, width: 360, height: 640, whole: true },
    {
      name: `${theme}-en-dark`,
      path: `/event/${theme}-lengkap/en`,
      width: 390,
      height: 844,
      whole: true,
      dark: true,
    },
    { name: `${theme}-1280`, path: `/event/${theme}`, width: 1280, height: 800 },
    { name: `${theme}-1280-dark`, path: `/event/${theme}-lengkap/en`, width: 1280, height: 800, dark: true },
    { name: `${theme}-easy`, path: `/event/${theme}-lengkap?mudah`, width: 360, height: 640, whole: true },
    ...["ditunda", "dibatalkan", "kenangan"].map((state) => ({
      name: `${theme}-${state}`,
      path: `/event/${theme}-${state}`,
      width: 360,
      height: 640,
      whole: true,
    })),
  ]),
  { name: "wall", path: "/event/rani-dimas", width: 390, height: 1300, act: "wall" },
];

async function photograph(): Promise<void> {
  const only = new RegExp(process.argv[3] ?? "");
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((flag) => !unwanted.has(flag)),
  });
  for (const shot of shots.filter((item) => only.test(item.name))) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: shot.height },
      colorScheme: shot.dark === true ? "dark" : "light",
      javaScriptEnabled: shot.noScript !== true,
      reducedMotion: "reduce",
    });
    page.on("console", (message) => {
      console.log(shot.name, message.text());
    });
    page.on("pageerror", (error) => {
      console.log(shot.name, String(error));
    });
    await page.goto(`${origin}${shot.path}`, { waitUntil: "networkidle" });
    if (shot.noScript !== true) {
      const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      if (Number(wide) > 0) console.log(`${shot.name}: ${String(wide)} px too wide`);
    }
    if (shot.act === "answer") {
      await page.getByRole("radio", { name: "Hadir" }).first().check();
      await page.getByRole("radio", { name: "Hadir" }).last().check();
      await page.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill("Bapak Hadi");
      await page.getByRole("button", { name: "Kirim jawaban" }).click();
      await page.locator("#answered").waitFor();
    }
    if (shot.act === "form") {
      await page.getByRole("radio", { name: "Hadir" }).first().check();
      await page.locator("#rsvp-form").scrollIntoViewIfNeeded();
      await page.locator("#rsvp-form .btn").scrollIntoViewIfNeeded();
    }
    if (shot.act === "wall") {
      await page.locator("#wishes").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await page.locator("#share").scrollIntoViewIfNeeded();
    }
    if (shot.whole === true && shot.noScript !== true) {
      await page.locator("#wishes").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await page.evaluate("scrollTo(0,0)");
    }
    await page.screenshot({ path: join(folder, `${shot.name}.png`), fullPage: shot.whole === true });
    await page.close();
  }
  await browser.close();
}

await photograph();
server.close();
