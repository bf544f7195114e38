import { load } from "./load.ts";
import { median } from "./median.ts";
import { startPage } from "./page-under-test.ts";

const rounds = 5;
const requests = 2000;
const atOnce = 50;

/**
 * P13, M1 and T16: a warm instance against a bare function in the same
 * process, rounds in turn, and what 2,000 requests leave in its memory.
 */
export async function run(): Promise<string> {
  const page = await startPage();
  try {
    const address = page.origin + page.path;
    await load(address, 200, atOnce);
    await load(`${page.origin}/hello`, 200, atOnce);
    const ours: number[] = [];
    const bare: number[] = [];
    const slowest: number[] = [];
    let failures = 0;
    let peak = 0;
    for (let round = 0; round < rounds; round += 1) {
      bare.push((await load(`${page.origin}/hello`, requests, atOnce)).perSecond);
      const result = await load(address, requests, atOnce);
      ours.push(result.perSecond);
      slowest.push(result.p95);
      failures += result.failures;
      peak = Math.max(peak, await page.memory());
    }
    const ratio = median(ours) / median(bare);
    const megabytes = (peak / 1_048_576).toFixed(0);
    return [
      `P13 warm instance: ${median(ours).toFixed(0)} against ${median(bare).toFixed(0)} requests a second, ${ratio.toFixed(2)}× (gate 0.3×, aim 0.8×)`,
      `T16 ${String(requests)} requests, ${String(atOnce)} at once, ${String(rounds)} times: ${String(failures)} failures (gate 0), p95 ${median(slowest).toFixed(0)} ms`,
      `M1 page function after ${String(requests * rounds)} requests: ${megabytes} MB (gate 160 MB, aim 100 MB)`,
    ].join("\n");
  } finally {
    await page.stop();
  }
}
