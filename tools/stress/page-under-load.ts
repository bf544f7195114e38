import { load } from "../bench/load.ts";
import { startPage } from "../bench/page-under-test.ts";
import type { Found } from "./found.ts";

const requests = 20_000;
const atOnce = 50;
/** Resident memory of the page's process, see `docs/performance.md` (M1). */
const gateMB = 160;

/** T16: the heaviest page, from the first request on; then as often again once it is warm. */
export async function pageUnderLoad(): Promise<Found> {
  const page = await startPage();
  try {
    const address = page.origin + page.path;
    const cold = await load(address, requests, atOnce);
    const warm = await load(address, requests, atOnce);
    const megabytes = Math.round((await page.memory()).resident / 1_048_576);
    const failures = cold.failures + warm.failures;
    const faults = [
      ...(failures > 0 ? [`${String(failures)} requests failed`] : []),
      ...(megabytes > gateMB ? [`${String(megabytes)} MB are more than ${String(gateMB)}`] : []),
    ];
    return {
      passed: faults.length === 0,
      faults,
      figures: [
        ["requests, at once", `2 × ${String(requests)}, ${String(atOnce)}`],
        ["failures", failures],
        ["requests a second, from cold; warm", `${cold.perSecond.toFixed(0)}; ${warm.perSecond.toFixed(0)}`],
        ["95 % within, from cold; warm", `${cold.p95.toFixed(0)} ms; ${warm.p95.toFixed(0)} ms`],
        [`resident at the end (gate ${String(gateMB)} MB)`, `${String(megabytes)} MB`],
      ],
    };
  } finally {
    await page.stop();
  }
}
