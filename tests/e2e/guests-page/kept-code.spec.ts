import { join } from "node:path";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { build } from "esbuild";
import { openForm, rsvpWith, sayYes } from "../support/answering-guest.ts";
import { codesIn } from "../support/codes-in.ts";
import { guestContext } from "../support/host.ts";
import { publishWedding, weddingAhead } from "../support/published-wedding.ts";
import { startWeakLine } from "../support/weak-line.ts";

const coded = () => weddingAhead(30, rsvpWith({ isCodeShown: true }));

/** Answers by this link, waits until the phone says that it keeps the code, and closes the page. @returns what the code says */
async function comeAndClose(context: BrowserContext, link: string): Promise<string> {
  const page = await context.newPage();
  await openForm(page, link);
  await sayYes(page);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByText("Tersimpan juga di ponsel ini")).toBeVisible();
  const [code = ""] = await codesIn(await page.getByRole("img", { name: "Kode masuk Anda" }).screenshot());
  expect(code).toMatch(/^J1\./);
  await page.close();
  return code;
}

/** Opens a link in a page of its own, as from a chat. */
async function openAnew(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link).catch(() => null);
  return page;
}

const kept = (page: Page) => page.getByText("Kode ini tersimpan di ponsel Anda dan tetap berlaku.");
const code = (page: Page) => page.getByRole("img", { name: "Kode masuk Anda" });

/** How many workers stand before the guests' pages. */
async function workers(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto("/cek");
  const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.close();
  return count;
}

/** The caches of codes. */
async function stored(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  await page.goto("/cek");
  const names = await page.evaluate(() => caches.keys());
  await page.close();
  return names;
}

test("without a signal a guest's own link shows their code, another's on the same phone never does, and with one the invitation always comes @once @proof", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { invite, slug } = await publishWedding(baseURL, coded());
  const link = await invite();
  const others = await invite({ name: "Joko Susilo" });
  const context = await guestContext(browser);
  const shown = await comeAndClose(context, link);

  await test.step("offline, in a page of its own, the code is read from the screen", async () => {
    await context.setOffline(true);
    const page = await openAnew(context, link);
    await expect(kept(page)).toBeVisible();
    await expect(page.getByText("Bapak Hadi Wiranto")).toBeVisible();
    await expect(page.getByText("Gedung Wana Bakti, Bandung").first()).toBeVisible();
    const box = await code(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(240);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    expect(await codesIn(await page.screenshot())).toEqual([shown]);
    await page.close();
  });

  await test.step("neither another guest's link, nor a forged one, nor none shows it", async () => {
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get("g") ?? "";
    const forged = `/event/${slug}#to=Hadi&g=${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const address of [others, forged, `/event/${slug}`, `/event/${slug}/ucapan`]) {
      const page = await openAnew(context, address);
      await expect(kept(page), address).toHaveCount(0);
      await expect(code(page), address).toHaveCount(0);
      await page.close();
    }
  });

  await test.step("with a signal again the invitation comes, also by the page that stood in for it", async () => {
    const page = await openAnew(context, link);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Coba buka undangan" }).click();
    await expect(page.locator("#guest")).toHaveText("Bapak Hadi Wiranto");
    await expect(page.locator("#answered")).toContainText("Kami menantikan");
    await expect(kept(page)).toHaveCount(0);
    await page.close();
  });

  await test.step('"Bukan Anda?" forgets it', async () => {
    expect(await stored(context)).toHaveLength(1);
    const page = await openAnew(context, link);
    await page.getByRole("button", { name: "Bukan Anda?" }).click();
    await expect.poll(() => stored(context)).toEqual([]);
    await page.close();
    await context.setOffline(true);
    const later = await openAnew(context, link);
    await expect(code(later)).toHaveCount(0);
    await context.setOffline(false);
  });
  await context.close();
});

test("a signal that is nearly gone brings the code after some seconds, and what is gone or answered no is forgotten @once @proof", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const line = await startWeakLine(baseURL ?? "");
  const wedding = await publishWedding(baseURL, coded());
  const through = (link: string) => link.replace(baseURL ?? "", line.origin);
  const link = through(await wedding.invite());
  const context = await browser.newContext({ baseURL: line.origin });
  const shown = await comeAndClose(context, link);

  await test.step("what hangs gives way to the code, and what fails at the server does at once", async () => {
    line.documents = "hang";
    const hanging = await openAnew(context, link);
    await expect(kept(hanging)).toBeVisible();
    expect(await codesIn(await hanging.screenshot())).toEqual([shown]);
    line.documents = "come";
    await hanging.getByRole("button", { name: "Coba buka undangan" }).click();
    await expect(hanging.locator("#answered")).toContainText("Kami menantikan");
    await hanging.close();
    line.documents = 503;
    const failing = await openAnew(context, link);
    await expect(kept(failing)).toBeVisible();
    await failing.close();
    line.documents = "come";
  });

  await test.step("an invitation that is gone leaves no code", async () => {
    expect(await stored(context)).toHaveLength(1);
    line.documents = 404;
    const gone = await openAnew(context, link);
    await expect(code(gone)).toHaveCount(0);
    await expect.poll(() => stored(context)).toEqual([]);
    await gone.close();
    line.documents = "come";
  });

  await test.step("whoever comes with a signal has it kept again, and who says no after all has none to keep", async () => {
    const page = await openAnew(context, link);
    await page.locator("#rsvp").scrollIntoViewIfNeeded();
    await expect(page.getByText("Tersimpan juga di ponsel ini")).toBeVisible();
    await page.getByRole("button", { name: "Ubah jawaban" }).click();
    for (const radio of await page.getByRole("radio", { name: "Berhalangan" }).all()) await radio.check();
    await page.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(code(page)).toHaveCount(0);
    await expect.poll(() => stored(context)).toEqual([]);
    await page.close();
  });
  await context.close();
  line.close();
});

test("a worker that is taken back leaves phones as they were @once @proof", async ({ browser, baseURL }) => {
  test.slow();
  const line = await startWeakLine(baseURL ?? "");
  const wedding = await publishWedding(baseURL, coded());
  const link = (await wedding.invite()).replace(baseURL ?? "", line.origin);
  const context = await browser.newContext({ baseURL: line.origin });
  await comeAndClose(context, link);
  expect(await workers(context)).toBe(1);
  const entry = join(import.meta.dirname, "../../../event-page/src/client/code/retired-worker.ts");
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife" });
  line.scripts.set("/event/code-worker.js", outputFiles[0]?.text ?? "");
  const page = await openAnew(context, `/event/${wedding.slug}`);
  await expect.poll(() => workers(context)).toBe(0);
  expect(await stored(context)).toEqual([]);
  await expect(page.locator("h1").first()).toBeVisible();
  await context.close();
  line.close();
});

test("whoever answers by a group's link finds their code by it again @once", async ({ browser, baseURL }) => {
  const wedding = await publishWedding(baseURL, coded());
  const group = await wedding.invite({ kind: "group", honorific: "", name: "Alumni SMAN 3", seats: 2 });
  const context = await guestContext(browser);
  const page = await context.newPage();
  await page.goto(group);
  await page.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(page.getByText("Untuk Alumni SMAN 3: masing-masing menjawab")).toBeVisible();
  await sayYes(page);
  await page.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill("Udin");
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByText("Tersimpan juga di ponsel ini")).toBeVisible();
  const own = page.url();
  await page.close();
  await context.setOffline(true);
  for (const link of [group, own]) {
    const later = await openAnew(context, link);
    await expect(later.getByText("Udin"), link).toBeVisible();
    await expect(code(later), link).toBeVisible();
    await later.close();
  }
  await context.close();
});

test("by a link that was made anew the old one keeps nothing, and one that was taken back is forgotten @once @proof", async ({
  browser,
  baseURL,
}) => {
  const wedding = await publishWedding(baseURL, coded());
  const guest = await wedding.inviteOn();
  const context = await guestContext(browser);
  const first = await comeAndClose(context, guest.link);
  const anew = await guest.rotate();
  const page = await openAnew(context, anew);
  await page.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(page.getByText("Tersimpan juga di ponsel ini")).toBeVisible();
  await expect.poll(() => stored(context)).toHaveLength(1);
  await page.close();
  await context.setOffline(true);
  const old = await openAnew(context, guest.link);
  await expect(code(old)).toHaveCount(0);
  const later = await openAnew(context, anew);
  await expect(kept(later)).toBeVisible();
  expect(await codesIn(await later.screenshot())).not.toEqual([first]);
  await later.close();
  await context.setOffline(false);
  await guest.revoke();
  const dead = await openAnew(context, anew);
  await expect(dead.getByText("Tautan pribadi ini tidak berlaku lagi").first()).toBeVisible();
  await expect.poll(() => stored(context)).toEqual([]);
  await context.close();
});
