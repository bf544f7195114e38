import type { Page } from "@playwright/test";
import * as z from "zod";

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      args: z.looseObject({ elementCount: z.number().optional() }).optional(),
    }),
  ),
});

const steps = 60;

/**
 * Scrolls a long list down, 60 px with each frame, and counts the elements whose style the browser works out anew: on
 * average of a frame. A row that comes is some 20 of them, and one row comes with a frame; where a selector such as
 * `:has` lets it concern all the others, it is hundreds, which no eye sees and every cheap phone feels.
 */
export async function restyledByScrolling(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("there is no browser");
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink"] });
  await page.evaluate(async (count) => {
    for (let step = 0; step < count; step += 1) {
      window.scrollBy(0, 60);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  }, steps);
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const counted = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  return counted.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0) / steps;
}
