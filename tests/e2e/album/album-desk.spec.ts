import { expect, test, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { plainPhoto } from "../../harness/album.ts";
import { albumFiguresOf, openAlbum, sendByApi } from "../support/album-api.ts";
import { expectAccessible } from "../support/axe.ts";
import { distance, pixelsOf, seenPixels, type Colour } from "../support/pixels.ts";
import { signedInAdmin, signedInHost } from "../support/signed-in-host.ts";

const colours = [
  [190, 40, 40],
  [40, 150, 70],
  [40, 70, 190],
] as const satisfies readonly Colour[];

const plain = ([r, g, b]: Colour, at: number) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: { r, g, b } } })
    .composite([
      {
        input: { create: { width: 60, height: 60, channels: 3, background: "#fff" } },
        left: 40 + at * 170,
        top: 40 + at * 110,
      },
    ])
    .jpeg()
    .toBuffer();

/** The colour that the desk shows large. */
async function onStage(page: Page): Promise<Colour> {
  const image = page.locator(".album-stage img");
  await expect
    .poll(() =>
      image.evaluate(
        (element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
      ),
    )
    .toBe(true);
  const pixels = await seenPixels(image);
  return pixels.at(pixels.width * 0.6, pixels.height * 0.5);
}

test("the family looks through what waits by keyboard: show, keep back, skip; guests see what it showed @laptop", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  // The day is over: the page is a memory.
  const shown = await openAlbum(host, -3);
  await sendByApi(baseURL, host, shown, await Promise.all(colours.map(plain)));
  await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 60_000 }).toBe(3);
  await page.goto(`/invitations/${shown.invitationId}`);
  const card = page.getByRole("region", { name: "Album foto tamu" });
  await expect(card.getByText("3 foto menunggu dilihat")).toBeVisible();
  await card.getByRole("link", { name: "Lihat yang menunggu" }).click();
  const desk = page.getByRole("region", { name: "Foto yang menunggu" });
  await expect(desk.getByText("1 dari 3")).toBeVisible();
  expect(distance(await onStage(page), colours[0])).toBeLessThan(25);
  await expectAccessible(page, "album");

  // A key that was meant for nothing decides nothing.
  await page.keyboard.press("s");
  await expect(desk.getByText("1 dari 3")).toBeVisible();
  await desk.focus();
  await page.keyboard.press("Enter");
  await expect(desk.getByText("1 dari 2")).toBeVisible();
  expect(distance(await onStage(page), colours[1])).toBeLessThan(25);
  await page.keyboard.press("ArrowRight");
  await expect(desk.getByText("2 dari 2")).toBeVisible();
  expect(distance(await onStage(page), colours[2])).toBeLessThan(25);
  await page.keyboard.press("s");
  await expect(desk.getByText("1 dari 1")).toBeVisible();
  expect(distance(await onStage(page), colours[1])).toBeLessThan(25);
  await expect.poll(() => albumFiguresOf(host, shown)).toMatchObject({ waiting: 1, shown: 1, hidden: 1 });

  await page.goto(`/event/${shown.slug}?v=1`);
  await page.locator("#album").scrollIntoViewIfNeeded();
  const pictures = page.locator("#photos img");
  await expect(pictures).toHaveCount(1);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const pixels = await seenPixels(pictures.first());
      return distance(pixels.at(pixels.width * 0.6, pixels.height * 0.5), colours[0]);
    })
    .toBeLessThan(30);
  await pictures.first().click();
  const box = page.getByRole("dialog", { name: "Foto album" });
  await expect(box.getByText("Bapak Hadi Wiranto · 1/1")).toBeVisible();
  await expectAccessible(page, "album");
  await box.getByText("Laporkan foto ini").click();
  await box.getByRole("button", { name: "Kirim laporan" }).click();
  await expect(box.getByText("Sudah dilaporkan. Tim Janur melihatnya.")).toBeVisible();

  // A photo is wider than a phone: the staff's list of reports is not.
  await signedInAdmin(page, baseURL);
  await page.goto("/users/reports");
  await expect(page.getByRole("article").getByRole("img").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test("the family is told that a photo was sent before, though smaller, and of no other one @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await openAlbum(host);
  const original = await plainPhoto();
  const copy = await sharp(original).resize(450).jpeg({ quality: 60 }).toBuffer();
  await sendByApi(baseURL, host, shown, [original, copy, await plainPhoto()]);
  await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 60_000 }).toBe(3);
  await page.goto(`/invitations/${shown.invitationId}/album`);
  const desk = page.getByRole("region", { name: "Foto yang menunggu" });
  const told = desk.getByText("Mirip foto yang sudah dikirim sebelumnya");
  await desk.focus();
  for (const [place, isSame] of [false, true, false].entries()) {
    await expect(desk.getByText(`${String(place + 1)} dari 3`)).toBeVisible();
    await expect(told).toHaveCount(isSame ? 1 : 0);
    await page.keyboard.press("ArrowRight");
  }
});

test("the family opens the album, prints the QR and takes all of it along @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await openAlbum(host);
  await host.call("changeAlbum", {
    invitationId: shown.invitationId,
    settings: { isOpen: false, isShown: false, isTableOpen: false, isPremoderated: true },
    isTableRenewed: false,
  });
  await page.goto(`/invitations/${shown.invitationId}/album`);
  await page.getByRole("link", { name: "Buka album" }).click();
  await page.getByLabel("Terima foto dari tamu").check();
  await expect(page.getByText("Tersimpan. Tamu melihatnya")).toBeVisible();
  await page.getByLabel("Terima lewat QR meja").check();
  await expect(page.getByRole("button", { name: "Cetak kartu meja" })).toBeEnabled();
  await expectAccessible(page, "album");
  // An empty album is said to be empty, in one sentence, and offers nothing.
  await expect(page.getByText("Belum ada foto untuk diunduh.")).toBeVisible();
  await expect(page.getByText(/Seluruhnya/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Siapkan unduhan" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".paper-tables section")).toHaveCount(4);
  await expect(page.locator(".paper-tables section").first()).toBeVisible();
  await page.emulateMedia({ media: null });

  await sendByApi(baseURL, host, shown, [await plain(colours[0], 0), await plain(colours[1], 1)]);
  await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 60_000 }).toBe(2);
  await page.reload();
  await page.getByRole("button", { name: "Siapkan unduhan" }).click();
  const fetching = page.getByRole("button", { name: "Unduh arsip 1" });
  await expect(fetching).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await fetching.click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  const files = unzipSync(Buffer.concat(parts));
  expect(Object.keys(files)).toEqual(["0001 Bapak Hadi Wiranto.jpg", "0002 Bapak Hadi Wiranto.jpg"]);
  for (const [index, bytes] of Object.values(files).entries()) {
    const picture = await pixelsOf(Buffer.from(bytes));
    expect([picture.width, picture.height]).toEqual([600, 400]);
    expect(distance(picture.at(500, 350), colours[index] ?? colours[2])).toBeLessThan(12);
  }
});
