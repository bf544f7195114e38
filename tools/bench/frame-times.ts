import type { Locator, Page } from "@playwright/test";

/** Puts a word into a search field at once; the time to the second frame after it, in ms. */
export function timeToFilter(field: Locator, word: string): Promise<number> {
  return field.evaluate(async (input, value) => {
    const from = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await frame();
    await frame();
    return performance.now() - from;
  }, word);
}

/** The lengths of the frames that pass while something is done, in ms. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const count = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(window, "frames");
    return Array.isArray(frames) ? frames.map(Number) : [];
  });
}
