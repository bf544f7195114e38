import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { albumFiguresOf, openAlbum, sendByApi } from "../support/album-api.ts";
import { newPhotoBytes } from "../support/album-pictures.ts";
import { expectAccessible } from "../support/axe.ts";
import { inviteByApi, signUpByApi } from "../support/host-api.ts";
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

test("pictures of the album come as the reader comes near, and none before", async ({ page, baseURL }) => {
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
