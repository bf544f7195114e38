import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@janur/domain/text/language";
import { chromium, type BrowserContextOptions, type Page } from "@playwright/test";
import chromiumForServers from "@sparticuz/chromium";
import * as z from "zod";
import { readLock } from "../../event-page/art/lock.ts";
import { rootFolder } from "../folders.ts";
import { brotliSize } from "./web-build.ts";
import { kilobytes, type BudgetRow } from "./row.ts";

const phone = { width: 390, height: 844 };

/** Chromium that resolves no name but loopback; see playwright.config.ts for the arguments. */
async function withPage<T>(use: (page: Page) => Promise<T>, options?: BrowserContextOptions): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await chromiumForServers.executablePath(),
    args: [
      ...chromiumForServers.args.filter(
        (argument) => !/^--(single-process|no-zygote|headless)/.test(argument),
      ),
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });
  try {
    return await use(await browser.newPage({ viewport: phone, ...options }));
  } finally {
    await browser.close();
  }
}

async function html(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${String(answer.status)}.`);
  return answer.text();
}

/** What the first script reads of the page to fetch its rest, where there is one. */
const facts = z.object({ script: z.string().optional() });

/** The page's scripts: inline ones, those it names, and the rest that the first one fetches; `count` of them at least. */
async function scriptOf(url: string, count: number): Promise<string> {
  const document = await html(url);
  const parts: string[] = [];
  for (const [, attributes = "", inline = ""] of document.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (source !== undefined) parts.push(await html(new URL(source, url).href));
    else if (attributes.includes('id="config"')) {
      const { script } = facts.parse(JSON.parse(inline));
      if (script !== undefined) parts.push(await html(new URL(script, url).href));
    } else if (!/type="application\/(ld\+)?json"/.test(attributes)) parts.push(inline);
  }
  if (parts.length < count) throw new Error("The page's script was not found: the measure would be empty.");
  return parts.join("\n");
}

/** Of the files that a part of the guests' script has, one for each language. */
function heaviestScript(part: string): number {
  const folder = join(rootFolder, "web", "dist", "assets", "event");
  const files = globSync(`${part}-*.js`, { cwd: folder });
  if (files.length < languages.length) throw new Error(`The build has no script of the ${part}.`);
  return Math.max(...files.map((file) => brotliSize(readFileSync(join(folder, file)))));
}

interface Fetched {
  url: string;
  /** Seconds on Chromium's own clock. */
  startedAt: number;
  bytes: number;
}

/** Keeps account of all that this page asks for, as it travels: what the page itself can see leaves files out. */
async function watchNetwork(page: Page): Promise<readonly Fetched[]> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    fetched.set(requestId, { url: request.url, startedAt: timestamp, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  const all: Fetched[] = [];
  page.on("requestfinished", () => {
    all.splice(0, all.length, ...[...fetched.values()].filter(({ url }) => url.startsWith("http")));
  });
  return all;
}

const sum = (fetched: readonly Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0);

/** Loads the page cold and returns, up to the last candidate for LCP, what was asked for. */
async function untilLargestPaint(url: string): Promise<{ requests: number; bytes: number; origins: number }> {
  return withPage(async (page) => {
    const fetched = await watchNetwork(page);
    await page.goto(url, { waitUntil: "networkidle" });
    const largestMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? 0);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    const from = Math.min(...fetched.map(({ startedAt }) => startedAt));
    const before = fetched.filter(({ startedAt }) => (startedAt - from) * 1000 <= largestMs);
    const origins = new Set(fetched.map((one) => new URL(one.url).origin));
    origins.delete(new URL(url).origin);
    return { requests: before.length, bytes: sum(before), origins: origins.size };
  });
}

/** Loads the page cold, opens it, scrolls through all of it, and returns the bytes that came. Two pixels a point, as most cheap phones have. */
async function wholeView(url: string): Promise<number> {
  return withPage(
    async (page) => {
      const fetched = await watchNetwork(page);
      await page.goto(url, { waitUntil: "networkidle" });
      await page.getByRole("link", { name: "Buka Undangan" }).click();
      const isThrough = () =>
        page.evaluate(async () => {
          scrollBy({ top: innerHeight, behavior: "instant" });
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        });
      while (!(await isThrough()));
      // So fast a way past a picture may not ask for it; whoever stops there sees it.
      await page.waitForFunction(() => {
        const shown = [...document.images].filter((image) => image.checkVisibility());
        const missing = shown.filter((image) => image.naturalWidth === 0);
        missing.at(0)?.scrollIntoView({ block: "center", behavior: "instant" });
        return shown.length > 0 && missing.length === 0;
      });
      return sum(fetched);
    },
    { deviceScaleFactor: 2 },
  );
}

/** The heaviest page and that whose theme brings the most art; with JANUR_THEMES=all that of every theme, in three minutes. */
function viewedWhole(url: string): string[] {
  if (process.env["JANUR_THEMES"] !== "all") return [url, withMostArt(url)];
  return Object.keys(readLock()).map((theme) => pageIn(theme, url));
}

const pageIn = (theme: string, url: string) => new URL(`/event/budget-${theme}`, url).href;

function withMostArt(url: string): string {
  const weight = ({ pictures }: ReturnType<typeof readLock>[string]) =>
    Object.values(pictures).reduce((total, { avif }) => total + avif.bytes, 0);
  const heaviest = Object.entries(readLock()).sort(([, one], [, other]) => weight(other) - weight(one));
  return pageIn(heaviest.at(0)?.[0] ?? "", url);
}

/** How many different addresses a cache sees when three guests open their own links. */
async function distinctPages(url: string): Promise<number> {
  return withPage(async (page) => {
    const seen = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "document") seen.add(request.url().split("#")[0] ?? "");
    });
    for (const guest of ["Budi", "Ayu", "Tan%20Giok%20Lan"]) {
      await page.goto("about:blank");
      const answer = await page.goto(`${url}#to=${guest}`);
      if (answer?.status() !== 200) throw new Error(`${url} answered ${String(answer?.status())}.`);
    }
    seen.delete("about:blank");
    return seen.size;
  });
}

/** The demo's feast of two families: the common version, and the one of the groom's family. */
const familyVersions = ["laras-bima", "bima-laras"];

/** Budgets of the guests' page as it is served, at the address of a published invitation. */
export function guestsPageRows(url: string): readonly BudgetRow[] {
  return [
    {
      name: "P1 HTML of a published page, br",
      unit: "B",
      gate: 13_000,
      aim: 8192,
      measure: async () => brotliSize(Buffer.from(await html(url))),
    },
    {
      name: "P2 bytes until LCP",
      unit: "B",
      gate: kilobytes(60),
      aim: kilobytes(40),
      measure: async () => (await untilLargestPaint(url)).bytes,
    },
    {
      name: "P3′ bytes of the whole view, scrolled through: the heaviest page, or that with the most art",
      unit: "B",
      gate: kilobytes(350),
      aim: kilobytes(250),
      measure: async () => {
        let most = 0;
        for (const page of viewedWhole(url)) most = Math.max(most, await wholeView(page));
        return most;
      },
    },
    {
      name: "P4 script of the guests' page, br",
      unit: "B",
      gate: kilobytes(6),
      aim: kilobytes(3),
      measure: async () => brotliSize(Buffer.from(await scriptOf(url, 2))),
    },
    {
      name: "P4 script that draws the album, in the longer language, br",
      unit: "B",
      gate: kilobytes(4),
      aim: kilobytes(3),
      measure: () => Promise.resolve(heaviestScript("album")),
    },
    {
      name: "P4 script of the page where guests add photos, br",
      unit: "B",
      gate: kilobytes(5),
      aim: kilobytes(4),
      measure: async () => brotliSize(Buffer.from(await scriptOf(`${url}/foto`, 1))),
    },
    {
      name: "A11 script of the helper's page, br",
      unit: "B",
      gate: kilobytes(60),
      aim: kilobytes(10),
      measure: async () => brotliSize(Buffer.from(await scriptOf(new URL("/bantu", url).href, 1))),
    },
    {
      name: "P5 requests before LCP",
      unit: "requests",
      gate: 3,
      aim: 2,
      measure: async () => (await untilLargestPaint(url)).requests,
    },
    {
      name: "P5 third-party origins",
      unit: "origins",
      gate: 0,
      aim: 0,
      measure: async () => (await untilLargestPaint(url)).origins,
    },
    {
      name: "P10 cached pages for three guests, of each version of an invitation",
      unit: "pages",
      gate: 1,
      aim: 1,
      measure: async () => {
        const counts: number[] = [];
        for (const version of [url, ...familyVersions.map((slug) => new URL(`/event/${slug}`, url).href)])
          counts.push(await distinctPages(version));
        return Math.max(...counts);
      },
    },
  ];
}
