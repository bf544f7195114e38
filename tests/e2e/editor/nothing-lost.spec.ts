import { expect, test, type Page } from "@playwright/test";
import { expectSaved, openEditor, openSection } from "../support/host.ts";
import { draftText } from "../support/suite-data.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const greeting = "Salam pembuka";

/**
 * A draft that is open at its opening, in a browser whose saves never arrive. They are held inside of the page: what a
 * page sends while it goes passes by the routes of a test.
 */
async function unsavedGreeting(page: Page, baseURL: string | undefined, text: string) {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.context().addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (target, options) => {
      const isHeld = localStorage.getItem("held") !== null && target === "/api/host/saveDraft";
      return isHeld ? Promise.reject(new TypeError("held")) : send(target, options);
    };
  });
  await openEditor(page, invitationId);
  await openSection(page, "Pembuka");
  await page.evaluate(() => {
    localStorage.setItem("held", "yes");
  });
  await page.getByLabel(greeting).fill(text);
  await expect(page.getByText("Offline, aman")).toBeVisible();
  return { host, invitationId, draft: () => draftText(baseURL ?? "", invitationId) };
}

/** Lets saves through again. */
async function deliver(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem("held");
  });
}

async function takeUp(page: Page, text: string): Promise<void> {
  await deliver(page);
  await page.getByRole("button", { name: "Pakai ketikan itu" }).click();
  await expect(page.getByLabel(greeting)).toHaveValue(text);
  await expectSaved(page);
}

test("unsaved words are offered again after a reload, and nobody is asked twice @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const text = "Salam sebelum dimuat ulang,";
  const { draft } = await unsavedGreeting(page, baseURL, text);
  await page.reload();
  await expect(page.getByLabel(greeting)).not.toHaveValue(text);
  await takeUp(page, text);
  expect(await draft()).toContain(text);
  await page.reload();
  await expect(page.getByLabel(greeting)).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Pakai ketikan itu" })).toBeHidden();
});

test("what one tab still types is offered to another one only once it is closed @once @proof", async ({
  page,
  context,
  baseURL,
}) => {
  const text = "Salam dari tab pertama,";
  const { invitationId, draft } = await unsavedGreeting(page, baseURL, text);
  const other = await context.newPage();
  await openEditor(other, invitationId);
  const editors = () =>
    other.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith("janur.unsaved.")).length;
    });
  await expect.poll(editors).toBe(2);
  const offer = other.getByRole("button", { name: "Pakai ketikan itu" });
  await expect(offer).toBeHidden();
  await page.close();
  await expect.poll(editors).toBe(1);
  await other.reload();
  await expect(offer).toBeVisible();
  await openSection(other, "Pembuka");
  await takeUp(other, text);
  expect(await draft()).toContain(text);
});

test("unsaved words are offered again after the page has crashed @once @proof", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const text = "Salam sebelum macet,";
  const { draft } = await unsavedGreeting(page, baseURL, text);
  const address = page.url();
  const crashed = page.waitForEvent("crash");
  const browser = await context.newCDPSession(page);
  // The page that should answer is gone.
  void browser.send("Page.crash").catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(address);
  await takeUp(again, text);
  expect(await draft()).toContain(text);
});

test("unsaved words are asked about before their author signs out @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const text = "Salam sebelum keluar,";
  const { invitationId, draft } = await unsavedGreeting(page, baseURL, text);
  // A phone's editor has one head: the account's menu is outside of it.
  await page.goto("/invitations");
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  const question = page.getByRole("dialog", { name: "Keluar sebelum semua terkirim?" });
  await expect(question.getByText("Ketikan di editor 1 undangan")).toBeVisible();
  // Nothing sends words that their author has not looked at again.
  await expect(question.getByRole("button", { name: "Kirim dulu" })).toBeHidden();
  await question.getByRole("button", { name: "Jangan keluar" }).click();
  await page.goto(`/invitations/edit/${invitationId}?section=opening`);
  await takeUp(page, text);
  expect(await draft()).toContain(text);
});

test("a deployment under the open editor takes no word away @once @proof", async ({ page, baseURL }) => {
  test.slow();
  const text = "Salam sebelum rilis,";
  // What this tab was built of is no longer there; the page at rest asks for it in vain, and says nothing.
  const gone = "**/assets/version-history-*.js";
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
  const { draft } = await unsavedGreeting(page, baseURL, text);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Riwayat versi" }).click();
  await reloaded;
  await page.unroute(gone);
  await takeUp(page, text);
  expect(await draft()).toContain(text);
});

test("without signal a part that is not loaded yet waits, and the editor stays @once @proof", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const text = "Salam tanpa sinyal,";
  // The signal goes before the page has rested, which would have fetched it.
  const part = "**/assets/version-history-*.js";
  await page.route(part, (route) => route.abort("internetdisconnected"));
  const { draft } = await unsavedGreeting(page, baseURL, text);
  let loads = 0;
  page.on("load", () => (loads += 1));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Riwayat versi" }).click();
  await expect(page.getByRole("menuitem", { name: "Riwayat versi" })).toBeHidden();
  await page.getByLabel(greeting).fill(`${text} dan lagi`);
  await expect(page.frameLocator("iframe").getByText(`${text} dan lagi`)).toBeAttached();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(loads).toBe(0);
  await page.unroute(part);

  // Chromium asks for a module that did not come only once the page has been loaded anew.
  const reloaded = page.waitForEvent("load");
  await context.setOffline(false);
  await reloaded;
  await takeUp(page, `${text} dan lagi`);
  expect(await draft()).toContain(`${text} dan lagi`);
});

test("without signal a page that is not loaded yet says so, and opens once there is one @once @proof", async ({
  page,
  context,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  const part = "**/assets/rsvp-*.js";
  await page.route(part, (route) => route.abort("internetdisconnected"));
  await page.goto(`/invitations/${invitationId}`);
  const room = page.getByRole("link", { name: "Kehadiran" }).filter({ visible: true }).first();
  await expect(room).toBeVisible();
  await context.setOffline(true);
  await room.click();
  await expect(page.getByText("Halaman ini belum sempat termuat")).toBeVisible();
  await page.unroute(part);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Kehadiran" })).toBeVisible();
});

test("without signal what publishing asks opens with its words, since the room has rested before @once", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await openEditor(page, invitationId);
  // Texts come behind the parts that say them, five files at once.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const names = performance.getEntriesByType("resource").map(({ name }) => name);
        return ["picture", "proofreading", "publish", "side", "tradition"].filter((text) =>
          names.some((name) => new RegExp(`/${text}-.{8}\\.js$`).test(name)),
        ).length;
      }),
    )
    .toBe(5);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Terbitkan" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading").first()).toBeVisible();
  await expect(dialog).not.toContainText(/\b(?:review|look|advice)\.\w/);
  await context.setOffline(false);
});
