import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { documentIdFromBytes } from "@janur/domain/id";
import * as z from "zod";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { desktop, signInAsRani, withDemo } from "../pictures/demo-browser.ts";
import { timeToFilter } from "./frame-times.ts";
import { median } from "./median.ts";
import { percentile } from "./percentile.ts";

const count = 10_000;
const chunk = 1_000;
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
const surnames = ["Wiranto", "Suparmi", "Nugroho", "Siregar", "Simanjuntak", "Lestari", "Pratama"];

const p95 = (times: readonly number[]) => percentile(times, 0.95);
const newId = () => documentIdFromBytes(randomBytes(20));

/** Calls operations as the demo's host. */
async function demoHost(hostingUrl: string, authUrl: string) {
  const signIn = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "rani@janur.test", password: "janur123", returnSecureToken: true }),
    },
  );
  const { idToken } = z.object({ idToken: z.string() }).parse(await signIn.json());
  return async (name: string, data: object): Promise<unknown> => {
    const answer = await fetch(`${hostingUrl}/api/host/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}: ${await answer.text()}`);
    return z.object({ result: z.unknown() }).parse(await answer.json()).result;
  };
}

async function inviteMany(call: Awaited<ReturnType<typeof demoHost>>): Promise<string> {
  const starter = {
    eventType: "wedding",
    language: "id",
    names: ["Ratri", "Bayu"],
    startAt: "2030-12-14T03:00:00.000Z",
    zone: "Asia/Jakarta",
    venue: "Gedung Wana Bakti",
    city: "Bandung",
  };
  const slug = `banyak-${randomBytes(6).toString("hex")}`;
  const { invitationId } = z
    .object({ invitationId: z.string() })
    .parse(await call("createInvitation", { starter, slug }));
  const file = { invitationId, fileId: newId(), run: newId(), total: count };
  for (let from = 0; from < count; from += chunk) {
    const rows = Array.from({ length: chunk }, (_, place) => {
      const index = from + place;
      return {
        row: index + 2,
        guestId: null,
        guest: {
          name: `Hadi ${String(index)} ${surnames[index % surnames.length] ?? ""}`,
          honorific: "Bapak",
          origin: `RT ${String(index % 90)}`,
          group: `Tetangga ${String(index % 12)}`,
        },
        contact: { phone: `+62812${String(10_000_000 + index * 37)}` },
      };
    });
    await call("importGuests", {
      ...file,
      setup: from === 0 ? { hasHeader: true, columns: ["name"], choices: "" } : null,
      from,
      rows: gzipSync(JSON.stringify(rows)).toString("base64"),
      isZipped: true,
    });
  }
  return invitationId;
}

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
    const invitationId = await inviteMany(call);
    lines.push(
      `  ${String(count)} guests imported in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    const parts = await documentsOf(
      emulator("FIRESTORE_EMULATOR_HOST"),
      `invitations/${invitationId}/guestIndex`,
    );
    const page = await browser.newPage({ baseURL: hostingUrl, viewport: desktop });
    await signInAsRani(page);
    const opened = performance.now();
    await page.goto(`/invitations/${invitationId}/guests`);
    await page
      .getByText("10.000 undangan")
      .or(page.getByText("10000 undangan"))
      .waitFor({ timeout: 120_000 });
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
    for (const word of [...searches, ...searches]) filtering.push(await timeToFilter(field, word));
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
