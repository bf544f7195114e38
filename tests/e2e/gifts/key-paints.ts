import type { Page } from "@playwright/test";

/** So long nothing has changed any more: what a key does is over. */
const quietMs = 200;

export interface KeyPaints {
  /** Milliseconds, in their order. */
  times: number[];
  /** What the page asked for meanwhile: `GET /assets/…`. */
  requests: string[];
}

/**
 * Types into the focused field, each key once the page has come to rest after the one before, and measures from the key's
 * own time stamp to the first task after the frame that shows the last change it made: of a list below the field, too.
 * @param slowdown of the processor
 */
export async function keyPaints(page: Page, text: string, slowdown: number): Promise<KeyPaints> {
  const devtools = await page.context().newCDPSession(page);
  const requests: string[] = [];
  const hear = (request: { url: () => string; method: () => string }) => {
    if (/^https?:/.test(request.url()))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on("request", hear);
  // What the page fetches ahead once it rests is over before the first key.
  for (let known = -1; known !== requests.length;) {
    known = requests.length;
    await page.waitForTimeout(1_500);
  }
  requests.length = 0;
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times: number[] = [];
  for (const key of text) {
    await page.evaluate(watchKey, quietMs);
    await page.keyboard.press(key === " " ? "Space" : key);
    times.push(Number(await page.evaluate((): unknown => Reflect.get(window, "painted"))));
  }
  page.off("request", hear);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.detach();
  return { times, requests };
}

/** Runs in the page: `painted` becomes the milliseconds from the next key to the last frame that it changed. */
function watchKey(restMs: number): void {
  let pressedAt = 0;
  let paintedAt = 0;
  const afterFrame = new MessageChannel();
  afterFrame.port1.onmessage = () => {
    paintedAt = performance.now();
  };
  const frame = () =>
    requestAnimationFrame(() => {
      afterFrame.port2.postMessage(null);
    });
  const changes = new MutationObserver(frame);
  const painted = new Promise<number>((resolve) => {
    const rest = () => {
      if (paintedAt === 0 || performance.now() - paintedAt < restMs) setTimeout(rest, restMs / 4);
      else {
        changes.disconnect();
        resolve(paintedAt - pressedAt);
      }
    };
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        pressedAt = timeStamp;
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        // The letter itself is no change of the document.
        frame();
        setTimeout(rest, restMs);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { painted });
}
