import { load } from "./load.ts";
import { median } from "./median.ts";
import { startPage, type Memory } from "./page-under-test.ts";

const rounds = 5;
const requests = 2000;
const atOnce = 50;

/**
 * P13, M1 and T16: an instance against a bare function in the same process, in turn. The bare one comes first, so that
 * the memory before the page's first request is what Node, Express and `onRequest` take; then 50 guests meet a page
 * that has not been rendered yet.
 */
export async function run(): Promise<string> {
  const page = await startPage();
  try {
    const address = page.origin + page.path;
    const hello = `${page.origin}/hello`;
    await load(hello, requests, atOnce);
    const before = await page.memory();
    let { failures } = await load(address, requests, atOnce);
    const after = await page.memory();
    const ours: number[] = [];
    const bare: number[] = [];
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push((await load(hello, requests, atOnce)).perSecond);
      const result = await load(address, requests, atOnce);
      ours.push(result.perSecond);
      slowest.push(result.p95);
      failures += result.failures;
    }
    const end = await page.memory();
    const ratio = median(ours) / median(bare);
    const count = String(requests);
    return [
      `P13 warm instance: ${median(ours).toFixed(0)} against ${median(bare).toFixed(0)} requests a second, ${ratio.toFixed(2)}× (gate 0.3×, aim 0.8×)`,
      `T16 ${count} requests, ${String(atOnce)} at once, cold once and ${String(rounds)} times warm: ${String(failures)} failures (gate 0), p95 ${median(slowest).toFixed(0)} ms`,
      `M1 page function after ${count} requests from cold: ${text(after)} (gate 160 MB, aim 100 MB)`,
      `   of a bare function before: ${text(before)}; after ${String(requests * (rounds + 1))} of the page: ${text(end)}`,
    ].join("\n");
  } finally {
    await page.stop();
  }
}

function text({ resident, heap, external }: Memory): string {
  const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);
  return `${megabytes(resident)} MB (heap ${megabytes(heap)}, outside of it ${megabytes(external)})`;
}
