import process from "node:process";
import { chromium } from "@playwright/test";
import chromiumForServers from "@sparticuz/chromium";
import lighthouse from "lighthouse";
import * as z from "zod";
import { paintedByProcessor } from "../chromium-arguments.ts";
import { freePort } from "./free-port.ts";
import { median } from "./median.ts";
import { preparePhoneFonts } from "./phone-fonts.ts";

const runs = 3;

let fonts: Promise<string> | undefined;

const figures = z.object({
  /** Milliseconds. */
  lcp: z.number(),
  /** Milliseconds. */
  tbt: z.number(),
  cls: z.number(),
  bytes: z.number(),
  /** Of 0 to 1. */
  performance: z.number(),
  /** Of 0 to 1. */
  accessibility: z.number(),
});

type Figures = z.infer<typeof figures>;

/** Lighthouse's phone (slow 4G, 4× CPU, simulated): the median of each figure over three cold loads. */
export async function measureOnPhone(url: string): Promise<Figures> {
  fonts ??= preparePhoneFonts();
  const results: Figures[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await measureOnce(url, await fonts));
  const middle = (name: keyof Figures) => median(results.map((result) => result[name]));
  return {
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    bytes: middle("bytes"),
    performance: middle("performance"),
    accessibility: middle("accessibility"),
  };
}

async function measureOnce(url: string, fontConfiguration: string): Promise<Figures> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumForServers.executablePath(),
    env: { ...process.env, FONTCONFIG_FILE: fontConfiguration },
    args: [
      ...paintedByProcessor,
      `--remote-debugging-port=${String(port)}`,
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
    });
    if (result === undefined) throw new Error("Lighthouse gave no result.");
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue;
    return figures.parse({
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
      performance: categories["performance"]?.score,
      accessibility: categories["accessibility"]?.score,
    });
  } finally {
    await browser.close();
  }
}
