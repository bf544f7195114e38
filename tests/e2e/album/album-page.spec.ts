import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { albumFiguresOf, openAlbum, sendByApi } from "../support/album-api.ts";
import { newPhotoBytes } from "../support/album-pictures.ts";
import { expectAccessible } from "../support/axe.ts";
import { inviteByApi, signUpByApi, wishByApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

/** Pictures that no other one looks like, each a row of its own on a phone. */
const wide = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: { width: 600, height: 250, channels: 3, background: `hsl(${String(index * 60)},70%,50%)` },
      })
        .composite([
          {
            input: { create: { width: 80, height: 80, channels: 3, background: "#fff" } },
            left: 20 + index * 90,
            top: 20 + (index % 2) * 120,
          },
        ])
        .jpeg()
        .toBuffer(),
    ),
  );

/** Of each picture of the album how many screens it lies from what is seen, and whether it was asked for. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#photos li")].map((item) => ({
      screens: (item.getBoundingClientRect().top - innerHeight) / innerHeight,
      isAsked: item.querySelector("img")?.hasAttribute("src") ?? false,
    })),
  );

test("pictures of the album come as the reader comes near, and none before @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signUpByApi(baseURL);
  const shown = await openAlbum(host, -3);
  const photoIds = await sendByApi(baseURL, host, shown, await wide(5));
  await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 90_000 }).toBe(5);
  await host.call("moderateAlbum", { invitationId: shown.invitationId, photoIds, word: "show" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/media\/\w+-\d+\.webp/.test(request.url())) asked.push(request.url());
  });
  // A low window: five pictures are some screens then.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 });
  await page.goto(`/event/${shown.slug}/en?v=1`);
  const items = page.locator("#photos li");
  await expect(items).toHaveCount(5);
  // The rest of the page is there, and what is due was asked for.
  await page.waitForLoadState("networkidle");
  const before = await pictures(page);
  expect(before.filter(({ screens, isAsked }) => isAsked && screens > 0.55)).toEqual([]);
  expect(before.filter(({ screens, isAsked }) => !isAsked && screens < 0.45)).toEqual([]);
  expect(before.filter(({ isAsked }) => !isAsked).length).toBeGreaterThan(0);
  expect(asked).toHaveLength(before.filter(({ isAsked }) => isAsked).length);
  for (let index = 0; index < 5; index += 1) {
    const image = items.nth(index).locator("img");
    await items.nth(index).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0),
      )
      .toBe(true);
  }
  expect(new Set(asked).size).toBe(5);
});

/** Boxes of what the album shows, in its order. */
const tiles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#photos li")].map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return { kind: item.className, left, right, top: top + scrollY, bottom: bottom + scrollY };
    }),
  );

test("seven photos are one large, a mosaic that fills its rows, and a wish among them @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signUpByApi(baseURL);
  const shown = await openAlbum(host, -3);
  const high = (index: number) =>
    sharp({
      create: { width: 300, height: 450, channels: 3, background: `hsl(${String(index * 50)},60%,45%)` },
    })
      .composite([
        {
          input: { create: { width: 60, height: 60, channels: 3, background: "#fff" } },
          left: 20 + (index % 3) * 90,
          top: 20 + index * 55,
        },
      ])
      .jpeg()
      .toBuffer();
  const [first] = await wide(1);
  if (first === undefined) throw new Error("no picture");
  const pictures = [...(await Promise.all([0, 1, 2, 3, 4, 5].map(high))), first];
  const photoIds = await sendByApi(baseURL, host, shown, pictures);
  await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 90_000 }).toBe(7);
  await host.call("moderateAlbum", { invitationId: shown.invitationId, photoIds, word: "show" });
  const words = "Semoga rukun sampai kakek nenek";
  await wishByApi(baseURL, shown, "Bude Sri", words);
  await page.goto(`/event/${shown.slug}?v=1`);
  await page.locator("#album").scrollIntoViewIfNeeded();
  await expect(page.locator("#photos li")).toHaveCount(8);
  const wish = page.locator("#photos li").last();
  await expect(wish.locator("blockquote")).toHaveText(words);
  await expect(wish.locator("figcaption")).toHaveText("Bude Sri");

  const [hero, ...others] = await tiles(page);
  if (hero === undefined) throw new Error("nothing is shown");
  expect([hero.kind, ...others.map(({ kind }) => kind)]).toEqual(["hero", "", "", "", "", "", "", "said"]);
  const list = await page.locator("#photos ul").boundingBox();
  const [from, to] = [list?.x ?? 0, (list?.x ?? 0) + (list?.width ?? 0)];
  // The first has a row of its own, as wide as the album.
  expect(Math.abs(hero.left - from) + Math.abs(hero.right - to)).toBeLessThan(2);
  for (const tile of others) expect(tile.top).toBeGreaterThan(hero.bottom - 1);
  const rows = Map.groupBy(others, ({ top }) => Math.round(top));
  expect(Math.max(...[...rows.values()].map((row) => row.length))).toBeGreaterThan(1);
  for (const row of rows.values())
    for (const [index, tile] of row.entries()) {
      // Side by side without covering each other, and none beyond the edge.
      const before = row[index - 1];
      if (before !== undefined) expect(tile.left).toBeGreaterThan(before.right);
      expect(tile.right).toBeLessThan(to + 1);
    }
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test("an English speaker looks through what waits, and one speaks of it on the page @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await speak(page, "en");
  const host = await signedInHost(page, baseURL);
  const shown = await openAlbum(host, -3);
  await sendByApi(baseURL, host, shown, await wide(4));
  await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 60_000 }).toBe(4);
  await page.goto(`/invitations/${shown.invitationId}/album`);
  const desk = page.getByRole("region", { name: "Photos that wait" });
  await expect(desk.getByText("1 of 4")).toBeVisible();
  await expect(page.getByRole("link", { name: "Waiting (4)" })).toBeVisible();
  await expectAccessible(page, "the desk in English");
  await desk.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("The photo is shown in the album.").first()).toBeVisible();
  await expect(desk.getByText("1 of 3")).toBeVisible();
  // The hand goes on by the keys, although the button has the focus.
  await page.keyboard.press("ArrowRight");
  await expect(desk.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("s");
  await expect(desk.getByText("2 of 2")).toBeVisible();
  await expect.poll(() => albumFiguresOf(host, shown)).toMatchObject({ waiting: 2, shown: 1, hidden: 1 });
  await page.getByRole("link", { name: /^Kept back/ }).click();
  await expect(page.getByText(/deleted 30 days after they were kept back/)).toBeVisible();
  await page.getByRole("navigation", { name: "Photos of the album" }).getByText("Settings").click();
  await expect(page.getByLabel("I look first")).toBeChecked();
  await page.getByLabel("I look first").uncheck();
  await expect(page.getByText("Saved. Guests see it within about a minute.")).toBeVisible();

  await page.goto(`/event/${shown.slug}/en?v=1`);
  await page.locator("#album").scrollIntoViewIfNeeded();
  await page.locator("#photos li button").first().click();
  const box = page.getByRole("dialog", { name: "Photo of the album" });
  await expect(box.getByText("Bapak Hadi Wiranto · 1/1")).toBeVisible();
  await box.getByText("Report this photo").click();
  await box.getByRole("button", { name: "Send report" }).click();
  await expect(box.getByText("Reported. The Janur team looks at it.")).toBeVisible();
});

test("an English-speaking guest adds photos by their link and takes one back @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signUpByApi(baseURL);
  const shown = await openAlbum(host);
  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  await page.goto(link.replace(`/event/${shown.slug}`, `/event/${shown.slug}/en`));
  await page.getByRole("link", { name: "Add photos" }).click();
  await expect(page.getByLabel("Your name in the album")).toHaveValue("Bapak Hadi Wiranto");
  await expect(page.getByText("They are made smaller on this phone first")).toBeVisible();
  await expectAccessible(page, "adding photos in English");
  await page.locator("[name=photo]").setInputFiles([
    { name: "one.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes(640) },
    { name: "two.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes(900) },
  ]);
  const list = page.locator("#list li");
  await expect(list.filter({ hasText: "Sent, the family looks at it first" })).toHaveCount(2, {
    timeout: 60_000,
  });
  await expect(page.getByText("All photos are sent. Thank you!")).toBeVisible();
  await list.first().getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Remove this photo?")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).first().click();
  await expect(page.getByText("The photo is removed from the album.")).toBeVisible();
  await expect(list).toHaveCount(1);
  expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 1, shown: 0 });
});
