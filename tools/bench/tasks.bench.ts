import type { Page } from "@playwright/test";
import { addTasks } from "../../tests/e2e/support/suite-data.ts";
import { draftInvitation } from "../../tests/e2e/support/host-api.ts";
import { signedInHost } from "../../tests/e2e/support/signed-in-host.ts";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { desktop, withDemo } from "../pictures/demo-browser.ts";
import { framesDuring, timeToFilter } from "./frame-times.ts";
import { percentile } from "./percentile.ts";

const count = 2_000;
const words = Array.from({ length: 20 }, (_, index) => `Tugas ${String(index + 1)}`);

/** The 95th of a hundred, in whole ms. */
const p95 = (times: readonly number[]) => percentile(times, 0.95).toFixed(0);

async function filter(page: Page): Promise<string> {
  const field = page.getByLabel("Cari tugas");
  const times: number[] = [];
  for (const word of words) times.push(await timeToFilter(field, word));
  await field.fill("");
  return p95(times);
}

/** Drags the first card over the others by pointer. */
async function drag(page: Page): Promise<string> {
  const box = await page
    .getByRole("button", { name: /^Geser / })
    .first()
    .boundingBox();
  if (box === null) throw new Error("The handle is not drawn.");
  await page.mouse.move(box.x + 10, box.y + 10);
  const frames = await framesDuring(page, async () => {
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1) await page.mouse.move(box.x + 10, box.y + 10 + step * 5);
    await page.mouse.up();
  });
  return p95(frames);
}

/** Times of 2,000 tasks at 4× CPU, in the demo that runs at JANUR_PORT_OFFSET; their DOM nodes are a test of their own. */
export async function run(): Promise<string> {
  const { environment, hostingUrl } = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  // The tests' own helpers find the emulators there.
  Object.assign(process.env, environment);
  const lines: string[] = [];
  await withDemo(async (browser) => {
    const page = await browser.newPage({ baseURL: hostingUrl, viewport: desktop, locale: "id-ID" });
    const host = await signedInHost(page, hostingUrl);
    const { invitationId } = await draftInvitation(host);
    await addTasks(hostingUrl, invitationId, host.account.uid, count);
    await page.goto("/tasks");
    await page.getByRole("list", { name: "Daftar tugas" }).getByRole("listitem").first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    lines.push(`  list: filter p95 ${await filter(page)} ms`);
    await page.getByRole("link", { name: "Papan" }).click();
    await page
      .getByRole("button", { name: /^Geser / })
      .first()
      .waitFor();
    lines.push(`  board: filter p95 ${await filter(page)} ms, frame of dragging p95 ${await drag(page)} ms`);
    await page.getByRole("link", { name: "Bulan" }).click();
    await page.getByRole("table").getByRole("row").nth(4).waitFor();
    lines.push(`  month: filter p95 ${await filter(page)} ms`);
  });
  return lines.join("\n");
}
