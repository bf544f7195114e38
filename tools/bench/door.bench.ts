import { unpackDoorRows } from "@janur/domain/door/door-row";
import { doorLink } from "@janur/domain/helper/pass";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import * as z from "zod";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { withDemo } from "../pictures/demo-browser.ts";
import { demoHost, inviteMany } from "./many-guests.ts";
import { median } from "./median.ts";
import { percentile } from "./percentile.ts";

const count = 2_000;
const scans = 30;
const starts = 5;
const heardEntries = 12;
const pin = "246810";
const slowdown = 4;
const dayMs = 86_400_000;

type Call = Awaited<ReturnType<typeof demoHost>>;

/** A published wedding of so many guests, a link to its door, and some codes. */
async function prepareFeast(call: Call) {
  const invitationId = await inviteMany(call, count);
  await call("publishInvitation", { invitationId, revision: 1 });
  const { token } = z.object({ token: z.string() }).parse(
    await call("createPass", {
      ...{ invitationId, name: "Rina", scopes: ["door"], seesGated: true, family: null, branch: null, pin },
      expireAt: new Date(Date.now() + dayMs).toISOString(),
    }),
  );
  return { invitationId, token };
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** From a cold start without a signal until the list is there and what reads codes is loaded, in ms. */
async function timeToStart(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await slow(page);
  await page.goto("/bantu/pintu/");
  const time = await page.evaluate(async () => {
    const isThere = () => document.querySelector("input[type=search]") !== null;
    while (!isThere())
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    return performance.now();
  });
  await page.close();
  return time;
}

/** From the last sign of a code until the verdict has been painted, in ms. */
function timeToVerdict(page: Page, code: string): Promise<number> {
  return page.evaluate(async (text) => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    for (const sign of text) press(sign);
    const from = performance.now();
    press("Enter");
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    while (document.querySelector("dialog[open]") === null) await frame();
    await frame();
    return performance.now() - from;
  }, code);
}

/** Codes of the first on the list, as the door itself has it. */
async function someCodes(call: Call, hostingUrl: string, feast: { invitationId: string; token: string }) {
  const ask = async (name: string, data: object): Promise<unknown> => {
    const answer = await fetch(`${hostingUrl}/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    return z.object({ result: z.unknown() }).parse(await answer.json()).result;
  };
  const { invitationId, token } = feast;
  const { proof } = z
    .object({ proof: z.string() })
    .parse(await ask("openPass", { token, language: "id", pin, proof: "" }));
  const { rows } = z
    .object({ rows: z.array(z.string()) })
    .parse(await ask("doorPack", { token, proof, known: "" }));
  const guestIds = rows.flatMap(unpackDoorRows).slice(0, scans);
  const { links } = z
    .object({ links: z.array(z.object({ doorCode: z.string() })) })
    .parse(await call("guestLinks", { invitationId, guestIds: guestIds.map(({ id }) => id) }));
  return links.map(({ doorCode }) => doorCode);
}

/** From an entry at one phone until another shows it, both with a signal, in ms. */
async function timesToHear(browser: Browser, baseURL: string, token: string, codes: readonly string[]) {
  const open = async () => {
    const page = await (
      await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })
    ).newPage();
    await page.goto(doorLink(token));
    await page.getByLabel("PIN dari keluarga").fill(pin);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Mulai terima tamu" }).click();
    await page.getByRole("button", { name: "Langsung" }).click();
    return page;
  };
  const [one, other] = [await open(), await open()];
  const times: number[] = [];
  for (const [index, code] of codes.slice(0, heardEntries).entries()) {
    const from = performance.now();
    await timeToVerdict(one, code);
    await other.getByText(`· ${String(index + 1)} undangan`).waitFor();
    times.push(performance.now() - from);
    await one.keyboard.press("Escape");
    await one.locator("dialog").waitFor({ state: "detached" });
  }
  return times;
}

/** A10, A12 and A13: a prepared phone without a signal, in the suite that runs at JANUR_PORT_OFFSET. */
export async function run(): Promise<string> {
  const { environment, hostingUrl } = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  const lines: string[] = [];
  await withDemo(async (browser) => {
    const call = await demoHost(hostingUrl, `http://${environment["FIREBASE_AUTH_EMULATOR_HOST"] ?? ""}`);
    const feast = await prepareFeast(call);
    const codes = await someCodes(call, hostingUrl, feast);
    const context = await browser.newContext({ baseURL: hostingUrl, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(doorLink(feast.token));
    await page.getByLabel("PIN dari keluarga").fill(pin);
    await page.keyboard.press("Enter");
    await page.getByText("Tersimpan, bisa dibuka tanpa sinyal").waitFor();
    await page.getByRole("button", { name: "Mulai terima tamu" }).click();
    await page.getByRole("button", { name: "Langsung" }).click();
    await context.setOffline(true);
    await slow(page);
    const times: number[] = [];
    for (const code of codes) {
      times.push(await timeToVerdict(page, code));
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    const cold: number[] = [];
    for (let start = 0; start < starts; start += 1) cold.push(await timeToStart(context));
    const heard = await timesToHear(browser, hostingUrl, feast.token, codes);
    lines.push(
      `  A13 an entry seen by another phone, both with a signal: p95 of ${String(heard.length)} ${percentile(heard, 0.95).toFixed(0)} ms, median ${median(heard).toFixed(0)} (gate 3,000)`,
      `  A10 scan to verdict without a signal, ${String(count)} guests, ${String(times.length)} scans, ${String(slowdown)}× CPU: p95 ${percentile(times, 0.95).toFixed(0)} ms, median ${median(times).toFixed(0)} (gate 100)`,
      `  A12 cold start without a signal, ${String(slowdown)}× CPU: median of ${String(starts)} ${median(cold).toFixed(0)} ms (gate 2,000)`,
    );
  });
  return lines.join("\n");
}
