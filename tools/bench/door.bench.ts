import { unpackDoorRows } from "@janur/domain/door/door-row";
import { doorLink, screenLink } from "@janur/domain/helper/pass";
import { usualScreen } from "@janur/domain/screen/screen-settings";
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
/** Entries before those that count: a suite that has just started begins a process for every call that waits. */
const warmEntries = 4;
const greetedEntries = 8;
/** Longer than a greeting stays at least: the next one is measured in an idle hall. */
const betweenGreetingsMs = 6_000;
const pin = "246810";
const slowdown = 4;
const dayMs = 86_400_000;

type Call = Awaited<ReturnType<typeof demoHost>>;

/** A published wedding of so many guests, a link to its door, and some codes. */
async function prepareFeast(call: Call) {
  const invitationId = await inviteMany(call, count);
  await call("publishInvitation", { invitationId, revision: 1 });
  const makePass = async (pass: object) => {
    const common = { invitationId, family: null, branch: null };
    const expireAt = new Date(Date.now() + dayMs).toISOString();
    const made = await call("createPass", { ...common, ...pass, expireAt });
    return z.object({ token: z.string() }).parse(made).token;
  };
  const token = await makePass({ name: "Rina", scopes: ["door"], seesGated: true, pin });
  const screen = { name: "Layar", scopes: ["screen"], seesGated: false, pin: null, screen: usualScreen };
  return { invitationId, token, screenToken: await makePass(screen) };
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

/** Codes and names of the first on the list, as the door itself has it. */
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
  const guests = rows.flatMap(unpackDoorRows).slice(0, scans);
  const guestIds = guests.map(({ id }) => id);
  const { links } = z
    .object({ links: z.array(z.object({ doorCode: z.string() })) })
    .parse(await call("guestLinks", { invitationId, guestIds }));
  return links.map(({ doorCode }, index) => ({ code: doorCode, name: guests[index]?.name ?? "" }));
}

type Entry = Awaited<ReturnType<typeof someCodes>>[number];

/** A phone at the door with a signal, which lets in whoever is scanned. */
async function openDoor(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(doorLink(token));
  await page.getByLabel("PIN dari pengundang").fill(pin);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Mulai terima tamu" }).click();
  await page.getByRole("button", { name: "Langsung" }).click();
  return page;
}

/** Looks at every frame: a locator that waits looks twice a second. */
async function shows(page: Page, place: string, text: string): Promise<void> {
  const isShown = ({ place, text }: { place: string; text: string }) =>
    document.querySelector(place)?.textContent.includes(text) === true;
  await page.waitForFunction(isShown, { place, text }, { polling: "raf" });
}

/** From each entry at a phone until somebody elsewhere has seen it, in ms. */
async function timesToHear(
  door: Page,
  entries: readonly Entry[],
  seen: (entry: Entry) => Promise<void>,
  betweenMs = 0,
) {
  const times: number[] = [];
  for (const entry of entries) {
    const from = performance.now();
    await timeToVerdict(door, entry.code);
    await seen(entry);
    times.push(performance.now() - from);
    await door.keyboard.press("Escape");
    await door.locator("dialog").waitFor({ state: "detached" });
    await door.waitForTimeout(betweenMs);
  }
  return times;
}

/** From an entry at one phone until another shows it, in ms. */
async function timesBetweenPhones(door: Page, other: Page, entries: readonly Entry[], before: number) {
  let expected = before;
  return timesToHear(door, entries, async () => {
    expected += 1;
    await shows(other, "h1", `· ${String(expected)} undangan`);
  });
}

/** From an entry until the greeting screen shows the name, in ms. */
async function timesToGreet(door: Page, baseURL: string, token: string, entries: readonly Entry[]) {
  const browser = door.context().browser();
  if (browser === null) throw new Error("the door has no browser");
  const screen = await (
    await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } })
  ).newPage();
  await screen.goto(screenLink(token));
  await screen.locator("#board > *").first().waitFor();
  const isGreeted = ({ name }: Entry) => shows(screen, "#board", name);
  const times = await timesToHear(door, entries, isGreeted, betweenGreetingsMs);
  return times.slice(warmEntries);
}

/** A10, A12 and A13: a prepared phone without a signal, in the suite that runs at JANUR_PORT_OFFSET. */
export async function run(): Promise<string> {
  const { environment, hostingUrl } = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  const lines: string[] = [];
  await withDemo(async (browser) => {
    const call = await demoHost(hostingUrl, `http://${environment["FIREBASE_AUTH_EMULATOR_HOST"] ?? ""}`);
    const feast = await prepareFeast(call);
    const entries = await someCodes(call, hostingUrl, feast);
    const context = await browser.newContext({ baseURL: hostingUrl, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(doorLink(feast.token));
    await page.getByLabel("PIN dari pengundang").fill(pin);
    await page.keyboard.press("Enter");
    await page.getByText("Tersimpan, bisa dibuka tanpa sinyal").waitFor();
    await page.getByRole("button", { name: "Mulai terima tamu" }).click();
    await page.getByRole("button", { name: "Langsung" }).click();
    await context.setOffline(true);
    await slow(page);
    const times: number[] = [];
    for (const { code } of entries) {
      times.push(await timeToVerdict(page, code));
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    const cold: number[] = [];
    for (let start = 0; start < starts; start += 1) cold.push(await timeToStart(context));
    const [door, other] = [
      await openDoor(browser, hostingUrl, feast.token),
      await openDoor(browser, hostingUrl, feast.token),
    ];
    const greetedBefore = greetedEntries + warmEntries;
    const greeted = await timesToGreet(door, hostingUrl, feast.screenToken, entries.slice(0, greetedBefore));
    const heard = await timesBetweenPhones(door, other, entries.slice(greetedBefore), greetedBefore);
    lines.push(
      `  A13 an entry seen by another phone, both with a signal: p95 of ${String(heard.length)} ${percentile(heard, 0.95).toFixed(0)} ms, median ${median(heard).toFixed(0)} (gate 3,000)`,
      `  A13 an entry greeted by the screen: p95 of ${String(greeted.length)} ${percentile(greeted, 0.95).toFixed(0)} ms, median ${median(greeted).toFixed(0)} (gate 3,000)`,
      `  A10 scan to verdict without a signal, ${String(count)} guests, ${String(times.length)} scans, ${String(slowdown)}× CPU: p95 ${percentile(times, 0.95).toFixed(0)} ms, median ${median(times).toFixed(0)} (gate 100)`,
      `  A12 cold start without a signal, ${String(slowdown)}× CPU: median of ${String(starts)} ${median(cold).toFixed(0)} ms (gate 2,000)`,
    );
  });
  return lines.join("\n");
}
