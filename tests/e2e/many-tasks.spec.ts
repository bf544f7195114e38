import { expect, test, type Page } from "@playwright/test";
import { addTasks } from "./suite-data.ts";
import { draftInvitation } from "./support/host-api.ts";
import { signedInHost } from "./support/signed-in-host.ts";

/** Milliseconds, the 95th of a hundred. */
function p95(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0);
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

/** Types words one after another; of each the time until what it left is painted, in ms. */
async function timesToFilter(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.getByLabel("Cari tugas");
  const times: number[] = [];
  for (const word of words) {
    times.push(
      await field.evaluate(async (input, value) => {
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
      }, word),
    );
  }
  return times;
}

/** Drags a card over others by pointer; of each frame its length in ms. */
async function framesOfDragging(page: Page): Promise<number[]> {
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
  const handle = page.getByRole("button", { name: /^Geser / }).first();
  const box = await handle.boundingBox();
  if (box === null) throw new Error("the handle is not drawn");
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(box.x + 10, box.y + 10 + step * 5);
  await page.mouse.up();
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(window, "frames");
    return Array.isArray(frames) ? frames.map(Number) : [];
  });
}

/* Counts are gates; times are printed (docs/performance.md) and decide nothing. */
test("2,000 tasks are a page like any other @once", async ({ page, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addTasks(baseURL ?? "", invitationId, host.account.uid, 2_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/tasks");
  const rows = page.getByRole("list", { name: "Daftar tugas" }).getByRole("listitem");
  await expect(rows).toHaveCount(30);
  const inList = await nodesOf(page);
  expect(inList).toBeLessThanOrEqual(1_500);

  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const words = Array.from({ length: 20 }, (_, index) => `Tugas ${String(index + 1)}`);
  const filtering = await timesToFilter(page, words);
  await page.getByLabel("Cari tugas").fill("Tugas 1999");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Cari tugas").fill("");
  await expect(rows).toHaveCount(30);

  await page.getByRole("link", { name: "Papan" }).click();
  await expect(page.getByRole("button", { name: /^Geser / })).toHaveCount(45);
  const onBoard = await nodesOf(page);
  expect(onBoard).toBeLessThanOrEqual(1_500);
  const onBoardFiltering = await timesToFilter(page, words);
  await page.getByLabel("Cari tugas").fill("");
  await expect(page.getByRole("button", { name: /^Geser / })).toHaveCount(45);
  const dragging = await framesOfDragging(page);

  await page.getByRole("link", { name: "Bulan" }).click();
  const days = page.getByRole("table").getByRole("row");
  await expect(days.nth(4)).toBeVisible();
  const inMonth = await nodesOf(page);
  expect(inMonth).toBeLessThanOrEqual(1_500);
  const inMonthFiltering = await timesToFilter(page, words);
  await page.getByLabel("Cari tugas").fill("");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("table")).toBeHidden();
  const inAgenda = await nodesOf(page);
  expect(inAgenda).toBeLessThanOrEqual(1_500);

  process.stdout.write(
    `2,000 tasks, 4× CPU: list ${String(inList)} nodes, filter p95 ${String(p95(filtering))} ms; ` +
      `board ${String(onBoard)} nodes, filter p95 ${String(p95(onBoardFiltering))} ms, ` +
      `frame of dragging p95 ${String(p95(dragging))} ms; ` +
      `month ${String(inMonth)} nodes, on a phone ${String(inAgenda)}, filter p95 ${String(p95(inMonthFiltering))} ms\n`,
  );
});
