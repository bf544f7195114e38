import { chromium } from "@playwright/test";
import chromiumForServers from "@sparticuz/chromium";
import lighthouse from "lighthouse";
import * as z from "zod";
import { median } from "./median.ts";
import { freePort } from "./free-port.ts";
import { startPage } from "./page-under-test.ts";

const runs = 3;

const figures = z.object({
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  bytes: z.number(),
  performance: z.number(),
  accessibility: z.number(),
});

/** P6, P7: Lighthouse's phone (slow 4G, 4× CPU, simulated), medians of three cold loads. */
export async function run(): Promise<string> {
  const page = await startPage();
  try {
    const results: z.infer<typeof figures>[] = [];
    for (let count = 0; count < runs; count += 1) results.push(await measure(page.origin + page.path));
    const middle = (name: keyof z.infer<typeof figures>) => median(results.map((result) => result[name]));
    return [
      `P6 LCP: ${(middle("lcp") / 1000).toFixed(2)} s (gate 1.5 s, aim 1.1 s)`,
      `P7 TBT ${middle("tbt").toFixed(0)} ms (gate 50), CLS ${middle("cls").toFixed(3)} (gate 0.02), performance ${(middle("performance") * 100).toFixed(0)} (gate 98), accessibility ${(middle("accessibility") * 100).toFixed(0)} (gate 100)`,
      `bytes of the first view: ${(middle("bytes") / 1024).toFixed(1)} KB`,
    ].join("\n");
  } finally {
    await page.stop();
  }
}

async function measure(url: string): Promise<z.infer<typeof figures>> {
  const port = await freePort();
  const unwanted = new Set(["--single-process", "--no-zygote", "--in-process-gpu"]);
  const browser = await chromium.launch({
    executablePath: await chromiumForServers.executablePath(),
    args: [
      ...chromiumForServers.args.filter((argument) => !unwanted.has(argument)),
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
