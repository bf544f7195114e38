import { findSection } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import type { SectionOf } from "@janur/domain/content/section";
import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { guestContext } from "../support/host.ts";
import { publishWedding, weddingAhead } from "../support/published-wedding.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

/** The wedding's ceremonies with the dinner for some guests only. */
function gatedCeremonies(): SectionOf<"ceremonies"> {
  const section = findSection(weddingAhead(30), "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  const ceremonies = section.ceremonies.map((ceremony) =>
    ceremony.id === "malam" ? { ...ceremony, audience: "invited" as const } : ceremony,
  );
  return { ...section, ceremonies };
}

test("a guest sees what is kept of them and has it deleted", async ({ page, baseURL }) => {
  const { slug, invite } = await publishWedding(baseURL);
  const link = await invite();
  await page.goto(link);
  await page.locator("#rsvp").scrollIntoViewIfNeeded();
  await page.getByText("Lihat atau hapus data saya").click();
  const data = page.locator("#own-data");
  await expect(data).toContainText("Bapak Hadi Wiranto");
  await expect(data.locator("[data-own=phone]")).toHaveText(/\d/);
  await expect(data).not.toContainText("81234567890");
  for (const kept of ["wishes", "photos"]) await expect(data.locator(`[data-own=${kept}]`)).toHaveText("0");

  await data.getByText("Hapus data saya", { exact: true }).click();
  await expect(data.getByText("Tautan pribadi ini lalu tidak berlaku lagi")).toBeVisible();
  await data.getByRole("button", { name: "Ya, hapus semuanya" }).click();
  const told = page.locator("#told");
  await expect(told).toHaveText("Data sudah dihapus. Undangan dibuka tanpa nama.");
  await expect(told).toBeFocused();
  await expect(told).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
  await expect(page.locator("#guest")).toHaveText("Bapak/Ibu/Saudara/i");
  await expect(page.locator("#rsvp-form").getByLabel("Nama", { exact: true })).toBeVisible();

  const again = await page.context().newPage();
  await again.goto(link);
  await again.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(again.locator("#told")).toContainText("Tautan pribadi ini tidak berlaku lagi.");
  await expect(again.locator("#rsvp-form .say")).toContainText("Tautan pribadi ini tidak berlaku lagi.");
});

test("the foot of the page leads to the check of its code and to a report @once", async ({
  page,
  baseURL,
}) => {
  const cover = findSection(weddingContent, "cover");
  if (cover === undefined) throw new Error("the wedding has no cover");
  const sender = { senderRelation: { id: "kakak Ibu Ratna", en: "" }, senderPhoneEnding: "3344" };
  const { slug } = await publishWedding(baseURL, weddingAhead(30, { ...cover, ...sender }));
  await page.goto(`/event/${slug}`);
  await expect(page.locator("#cover")).toContainText(
    "Dikirim oleh Ratri Ayu (kakak Ibu Ratna), nomor berakhiran 3344.",
  );
  const foot = page.locator("footer#end");
  await expect(foot).toContainText(/Kode undangan: [0-9A-Z]{4}-[0-9A-Z]{4}/);
  const code = foot.locator(".code");
  await expect(code, "in one piece on any screen").toHaveCSS("white-space", "nowrap");
  expect(await code.evaluate((words) => words.getClientRects().length)).toBe(1);
  for (const name of ["Periksa pengirimnya", "Laporkan undangan ini"]) {
    const address = await foot.getByRole("link", { name }).getAttribute("href");
    expect((await page.request.get(address ?? "")).status(), name).toBe(200);
  }
});

test("times stand on the reader's own clock, too, where it is another @once", async ({
  browser,
  baseURL,
}) => {
  const { slug } = await publishWedding(baseURL);
  const address = new URL(`/event/${slug}`, baseURL).href;
  const abroad = await browser.newContext({ timezoneId: "America/New_York" });
  const page = await abroad.newPage();
  const html = await (await page.request.get(address)).text();
  expect(html).not.toContain("waktu Anda");
  await page.goto(address);
  // Jakarta is eleven or twelve hours ahead: a morning there is the evening before.
  await expect(page.locator("time").first()).toContainText(/08\.00–09\.30 WIB\s*waktu Anda: \S+ 2[01]\.00/);
  await page.goto(`${address}/en`);
  await expect(page.locator("time").first()).toContainText(/your time: [A-Z]\w+day 2[01]\.00/);
  await abroad.close();

  const home = await browser.newContext({ timezoneId: "Asia/Jakarta" });
  const local = await home.newPage();
  // The wall is fetched by the very part of the script that has looked at the times before.
  const fetched: string[] = [];
  local.on("response", (response) => fetched.push(new URL(response.url()).pathname));
  await local.goto(address);
  // Parts above take their height as they come into view: one jump falls short of the wall, as a finger does not.
  await expect(async () => {
    await local.locator("#wishes").scrollIntoViewIfNeeded();
    expect(fetched).toContain(`/event/${slug}/wishes.json`);
  }).toPass();
  await expect(local.getByText("waktu Anda")).toHaveCount(0);
  await home.close();
});

test("a guest's own ceremony comes with a calendar file, and goes with their name", async ({
  page,
  baseURL,
}) => {
  const { slug, invite } = await publishWedding(baseURL, weddingAhead(30, gatedCeremonies()));
  await page.goto(await invite({ ceremonies: ["resepsi", "malam"] }));
  await page.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(page.getByRole("heading", { name: "Makan malam keluarga" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Akad nikah" })).toHaveCount(0);

  const downloads = page.waitForEvent("download");
  await page.getByRole("link", { name: "Simpan ke kalender: Makan malam keluarga" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe("malam.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/UID:\w{20}-malam@janur/);
  expect(file).toMatch(/SEQUENCE:\d/);

  await test.step("forwarded: without the name it shows what everybody sees", async () => {
    await page.getByRole("button", { name: "Bukan Anda?" }).click();
    await expect(page).toHaveURL(new RegExp(`/event/${slug}$`));
    await expect(page.getByRole("heading", { name: "Makan malam keluarga" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Akad nikah" })).toBeVisible();
    await expect(page.locator("#rsvp-form").getByLabel("Nama", { exact: true })).toBeVisible();
  });
});

test("a forwarded link opens without its name in every state of the page @once @proof", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const phone = await guestContext(browser);

  async function openUnnamed(address: string) {
    const page = await phone.newPage();
    await page.goto(address);
    await expect(page.locator("#guest")).toHaveText("Bapak Hadi Wiranto");
    await expect(page.getByText("Bukan Anda?")).toBeVisible();
    await page.getByRole("button", { name: "Bukan Anda?" }).click();
    await expect(page.locator("#guest")).toHaveText("Bapak/Ibu/Saudara/i");
    expect(new URL(page.url()).hash).toBe("");
    return page;
  }

  await test.step("closed for answers", async () => {
    const section = findSection(weddingContent, "rsvp");
    if (section === undefined) throw new Error("the wedding asks for no answer");
    const { invite } = await publishWedding(
      baseURL,
      weddingAhead(30, { ...section, deadlineAt: "2026-01-01T00:00:00.000Z" }),
    );
    const page = await openUnnamed(await invite());
    await expect(page.locator("#rsvp")).toContainText("sudah ditutup");
  });

  await test.step("after the day", async () => {
    const { invite } = await publishWedding(baseURL, weddingAhead(-10));
    const page = await openUnnamed(await invite());
    await expect(page.locator("#thanks")).toBeVisible();
  });

  for (const change of ["postpone", "cancel"] as const) {
    await test.step(`${change}: nothing on the page is anybody's`, async () => {
      const { invite, announce } = await publishWedding(baseURL);
      const link = await invite();
      await announce(change);
      const page = await phone.newPage();
      await page.goto(link);
      await expect(page.locator("#notice")).toBeVisible();
      await expect(page.getByText("Hadi Wiranto")).toHaveCount(0);
    });
  }
  await phone.close();
});

test("the token speaks for its guest, whatever else the address says @once", async ({ page, baseURL }) => {
  const { slug, invite } = await publishWedding(baseURL);
  const token = tokenIn(await invite());
  await page.goto(`/event/${slug}?to=Orang+Lain#to=Orang%20Ketiga&g=${token}`);
  await page.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(page.locator("#guest")).toHaveText("Bapak Hadi Wiranto");
  await expect(page.getByText("Berkenankah Bapak Hadi Wiranto")).toBeVisible();
  await page.goto(`/event/${slug}?to=Orang+Lain#g=${token}`);
  await expect(page.locator("#guest")).not.toHaveText("Orang Lain");
});
