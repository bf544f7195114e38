import type { Locator } from "@playwright/test";
import * as z from "zod";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { phone, signInAs, withDemo } from "../pictures/demo-browser.ts";
import { demoHost, inviteMany } from "./many-guests.ts";
import { median } from "./median.ts";
import { percentile } from "./percentile.ts";

const count = 10_000;
/** As many as are prepared ahead with the first, so that no answer is waited for. */
const steps = 9;

/** Taps a button; the time to the second frame in which another guest's message stands there, in ms. */
function timeToNext(button: Locator): Promise<number> {
  return button.evaluate(async (element) => {
    const heading = () => document.querySelector("section h3")?.textContent;
    const before = heading();
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const from = performance.now();
    if (element instanceof HTMLElement) element.click();
    do await frame();
    while (heading() === before);
    await frame();
    return performance.now() - from;
  });
}

/** The sending desk with 10,000 guests in one queue on a phone, in the demo that runs at JANUR_PORT_OFFSET. */
export async function run(): Promise<string> {
  const { environment, hostingUrl } = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  const lines: string[] = [];
  await withDemo(async (browser) => {
    const call = await demoHost(hostingUrl, `http://${environment["FIREBASE_AUTH_EMULATOR_HOST"] ?? ""}`);
    const invitationId = await inviteMany(call, count);
    await call("publishInvitation", { invitationId, revision: 1 });
    const page = await browser.newPage({ baseURL: hostingUrl, viewport: phone });
    await signInAs(page, "Rani");
    const opened = performance.now();
    await page.goto(`/invitations/${invitationId}/send`);
    await page.getByRole("button", { name: "Buka WhatsApp" }).waitFor({ timeout: 120_000 });
    const first = performance.now() - opened;
    await page.getByText(/^0 dari 10\.?000 selesai$/).waitFor({ timeout: 120_000 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = z
      .object({ usedSize: z.number() })
      .parse(await devtools.send("Runtime.getHeapUsage"));
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times: number[] = [];
    for (let step = 0; step < steps; step += 1)
      times.push(await timeToNext(page.getByRole("button", { name: "Lewati dulu" })));
    // Somebody else of the queue: all before them are left for later.
    const chosen = await timeToNext(page.getByRole("button", { name: / belum$/ }).nth(9));
    lines.push(
      `  first message in ${first.toFixed(0)} ms; DOM nodes ${String(nodes)}; heap ${(usedSize / 1024 / 1024).toFixed(0)} MB`,
      `  at 4× CPU: the next one p95 ${percentile(times, 0.95).toFixed(0)} ms, median ${median(times).toFixed(0)}; one that is chosen ${chosen.toFixed(0)} ms`,
    );
  });
  return lines.join("\n");
}
