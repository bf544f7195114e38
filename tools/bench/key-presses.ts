import type { Page } from "@playwright/test";
import { percentile } from "./percentile.ts";

/** How long keys took to show in the preview, and what they made the browser do beside that. */
export interface KeyPresses {
  /** Milliseconds. */
  median: number;
  p95: number;
  /** Loads of any frame. */
  loads: number;
  /** Requests of the page, whoever sent them. */
  requests: number;
}

const count = 100;

/**
 * Types into the focused field, each key once the one before is painted, and measures from the key's own time stamp to
 * the first task after the frame that shows the changed preview: what was changed in a frame is painted by then.
 */
export async function measureKeys(page: Page, rate: number): Promise<KeyPresses> {
  await page.evaluate(watchPreview);
  const browser = await page.context().newCDPSession(page);
  const seen = { loads: 0, requests: 0 };
  const load = () => (seen.loads += 1);
  const request = () => (seen.requests += 1);
  page.on("framenavigated", load);
  page.on("request", request);
  await browser.send("Emulation.setCPUThrottlingRate", { rate });
  let times: number[] = [];
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press("abcdefghij"[key % 10] ?? "a");
    times = await paintsOf(page, key + 1);
  }
  page.off("framenavigated", load);
  page.off("request", request);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await browser.detach();
  // The first keys meet code that has never run.
  const warm = times.slice(10);
  return { median: percentile(warm, 0.5), p95: percentile(warm, 0.95), ...seen };
}

/** Runs in the page: `paints` gets the milliseconds from each key to the frame that shows in the preview what it changed. */
function watchPreview(): void {
  const frame = document.querySelector("iframe")?.contentDocument;
  if (frame == null) throw new Error("The preview is not open.");
  const paints: number[] = [];
  Object.assign(window, { paints });
  let pressedAt = 0;
  const afterFrame = new MessageChannel();
  afterFrame.port1.onmessage = () => {
    paints.push(performance.now() - pressedAt);
  };
  const changes = new MutationObserver(() => {
    changes.disconnect();
    requestAnimationFrame(() => {
      afterFrame.port2.postMessage(null);
    });
  });
  document.addEventListener(
    "keydown",
    (event) => {
      pressedAt = event.timeStamp;
      changes.observe(frame.body, { subtree: true, childList: true, characterData: true });
    },
    true,
  );
}

/** What the page has measured so far. */
async function paintsOf(page: Page, count: number): Promise<number[]> {
  const paints = await page.waitForFunction(
    (wanted) => {
      const seen: unknown = Reflect.get(window, "paints");
      return Array.isArray(seen) && seen.length >= wanted ? seen.map(Number) : null;
    },
    count,
    { polling: 50 },
  );
  return (await paints.jsonValue()) ?? [];
}
