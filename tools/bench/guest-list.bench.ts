import type { Page } from "@playwright/test";
import * as z from "zod";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { desktop, signInAs, withDemo } from "../pictures/demo-browser.ts";
import { timeToFilter } from "./frame-times.ts";
import { demoHost, inviteMany } from "./many-guests.ts";
import { median } from "./median.ts";
import { percentile } from "./percentile.ts";

const count = 10_000;
const searches = [
  "hadi 1",
  "nugroho",
  "rt 12",
  "hadi 9999",
  "0812-1",
  "siregar",
  "tetangga 3",
  "hadi 77",
  "lestari",
  "",
];
/** How often all of them are searched for: of fewer times one slow one decides what the slowest twentieth is. */
const rounds = 10;
const p95 = (times: readonly number[]) => percentile(times, 0.95);

/** Documents of a collection below the invitation, as the emulator lists them. */
async function documentsOf(firestoreUrl: string, path: string): Promise<number> {
  const answer = await fetch(
    `${firestoreUrl}/v1/projects/demo-janur/databases/(default)/documents/${path}?pageSize=300&mask.fieldPaths=version`,
    { headers: { Authorization: "Bearer owner" } },
  );
  return z.object({ documents: z.array(z.unknown()).default([]) }).parse(await answer.json()).documents
    .length;
}

/** Scrolls through the list so far with each frame; of each its length in ms. */
function framesOfScrolling(page: Page, pixels: number): Promise<number[]> {
  return page.evaluate(async (distance) => {
    const frames: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 180; step += 1) {
      window.scrollBy(0, distance);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, pixels);
}

/** A7, A8 and M1 of the guest list at 10,000 guests, in the demo that runs at JANUR_PORT_OFFSET. */
export async function run(): Promise<string> {
  const { environment, hostingUrl } = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  const emulator = (name: string) => `http://${environment[name] ?? ""}`;
  const lines: string[] = [];
  await withDemo(async (browser) => {
    const call = await demoHost(hostingUrl, emulator("FIREBASE_AUTH_EMULATOR_HOST"));
    const started = performance.now();
    const invitationId = await inviteMany(call, count);
    lines.push(
      `  ${String(count)} guests imported in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    const parts = await documentsOf(
      emulator("FIRESTORE_EMULATOR_HOST"),
      `invitations/${invitationId}/guestIndex`,
    );
    const page = await browser.newPage({ baseURL: hostingUrl, viewport: desktop });
    await signInAs(page, "Rani");
    const opened = performance.now();
    await page.goto(`/invitations/${invitationId}/guests`);
    await page.getByText("10.000 undangan").waitFor({ timeout: 120_000 });
    lines.push(`  opened in ${(performance.now() - opened).toFixed(0)} ms`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = z
      .object({ usedSize: z.number() })
      .parse(await devtools.send("Runtime.getHeapUsage"));
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const filtering: number[] = [];
    const field = page.getByRole("searchbox", { name: "Cari nama atau nomor" });
    for (let round = 0; round < rounds; round += 1)
      for (const word of searches) filtering.push(await timeToFilter(field, word));
    const still = await framesOfScrolling(page, 0);
    const frames = await framesOfScrolling(page, 60);
    lines.push(
      `  A7 DOM nodes ${String(nodes)} (gate 1,500); filter p95 ${p95(filtering).toFixed(0)} ms, median ${median(filtering).toFixed(0)} (gate 100); frame of scrolling p95 ${p95(frames).toFixed(0)} ms, median ${median(frames).toFixed(0)} (gate 33); of a page that stands still ${p95(still).toFixed(0)} and ${median(still).toFixed(0)}, at 4× CPU`,
      `  A8 documents of the packed index ${String(parts)}, and at most 100 beside it that were changed (gate 100); to find one: 0, a number reads the packed contacts once`,
      `  M1 heap ${(usedSize / 1024 / 1024).toFixed(0)} MB (gate 120)`,
    );
  });
  return lines.join("\n");
}
