import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { newPhotoBytes } from "../support/album-pictures.ts";
import { albumFiguresOf, openAlbum, settings as openSettings } from "../support/album-api.ts";
import { expectAccessible } from "../support/axe.ts";
import { inviteByApi, signUpByApi } from "../support/host-api.ts";
import { coloursOf, pixelsOf } from "../support/pixels.ts";
import { expectQuarters, heldLike } from "../support/quadrants.ts";

const list = (page: Page) => page.locator("#list li");
const waiting = /Terkirim, menunggu dilihat keluarga/;

/** The guest's own page of the album, by way of their invitation. */
async function openPhotos(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("link", { name: "Tambah foto" }).click();
  await expect(page.getByRole("heading", { name: "Tambah foto ke album" })).toBeVisible();
  await expect(page.getByText("Pilih foto", { exact: true })).toBeVisible();
}

/** A guest with a link of their own stands before an album that takes pictures. */
async function openAsGuest(page: Page, baseURL: string | undefined) {
  const host = await signUpByApi(baseURL);
  const shown = await openAlbum(host);
  await openPhotos(page, await inviteByApi(host, shown, "Hadi Wiranto"));
  return { host, shown };
}

test("photos that a camera held sideways arrive upright, without what the camera wrote, several at once @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { host, shown } = await openAsGuest(page, baseURL);
  await expect(page.getByLabel("Nama Anda di album")).toHaveValue("Bapak Hadi Wiranto");
  await expectAccessible(page, "album");
  const sideways = await sharp(await heldLike(6, 3_000, 2_400))
    .withExifMerge({ IFD3: { GPSLatitude: "7/1 46/1 0/1" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const sent = page.waitForRequest(/sendAlbumPart/);
  await page.locator("[name=photo]").setInputFiles([
    { name: "akad.jpg", mimeType: "image/jpeg", buffer: await heldLike(6, 3_000, 2_400) },
    { name: "pelaminan.jpg", mimeType: "image/jpeg", buffer: sideways },
    { name: "catatan.jpg", mimeType: "image/jpeg", buffer: Buffer.from("bukan foto") },
  ]);
  const body = (await sent).postDataJSON() as { data: { bytes: string } };
  const first = Buffer.from(body.data.bytes, "base64");
  // Made smaller here, to what a large screen shows, and nothing of the camera's in it.
  const { width, height } = await sharp(first).metadata();
  expect([width, height].sort((one, other) => one - other)).toEqual([2_048, 2_560]);
  expect(first.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  expect(first.includes("Exif")).toBe(false);
  await expect(list(page).filter({ hasText: waiting })).toHaveCount(2, { timeout: 60_000 });
  await expect(list(page).filter({ hasText: "Foto ini tidak bisa dibaca HP ini" })).toHaveCount(1);
  expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 2, shown: 0 });

  await page.reload();
  const pictures = list(page).locator("img");
  await expect(pictures).toHaveCount(2);
  const address = await pictures.first().getAttribute("src");
  const drawn = await page.request.get((address ?? "").replace("-480.", "-1280."));
  const pixels = await pixelsOf(await drawn.body());
  expect(coloursOf(pixels).length).toBeGreaterThan(3);
  expect([pixels.width, pixels.height].map((side) => Math.round(side / 100))).toEqual([13, 10]);
  expectQuarters(pixels, "what came out");
});

test("a photo goes on where a broken line and a reload left it, and comes once @once @proof", async ({
  page,
  baseURL,
  context,
}) => {
  test.slow();
  const { host, shown } = await openAsGuest(page, baseURL);
  let parts = 0;
  await page.route(/sendAlbumPart/, async (route) => {
    parts += 1;
    // The second piece meets no signal any more.
    if (parts > 1) await route.abort("internetdisconnected");
    else await route.continue();
  });
  await page
    .locator("[name=photo]")
    .setInputFiles([{ name: "resepsi.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes() }]);
  await expect(page.getByText("Tidak ada sinyal. Foto tersimpan di HP ini")).toBeVisible({ timeout: 60_000 });
  expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 0 });

  const begun: { received: number[] }[] = [];
  page.on("response", (response) => {
    if (response.url().includes("beginAlbumPhoto"))
      void response
        .json()
        .then(({ result }: { result: { received: number[] } }) => begun.push(result))
        .catch(() => undefined);
  });
  await page.unroute(/sendAlbumPart/);
  await page.reload();
  await expect(list(page).filter({ hasText: waiting })).toHaveCount(1, { timeout: 60_000 });
  // The piece that had arrived was not sent again.
  expect(begun[0]?.received).toEqual([0]);
  await expect(list(page)).toHaveCount(1);
  expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 1 });
  expect(context.pages()).toHaveLength(1);
});

test("a photo on its way can be cancelled, and nothing of it stays @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { host, shown } = await openAsGuest(page, baseURL);
  const isHeld = Promise.withResolvers<undefined>();
  await page.route(/sendAlbumPart/, async (route) => {
    await isHeld.promise;
    await route.abort().catch(() => undefined);
  });
  const sending = page.waitForRequest(/sendAlbumPart/);
  await page
    .locator("[name=photo]")
    .setInputFiles([{ name: "resepsi.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes() }]);
  await sending;
  await expect(list(page).getByRole("progressbar")).toBeVisible();
  const isRemoved = page.waitForResponse(/removeOwnPhoto/);
  await list(page).getByRole("button", { name: "Batalkan" }).click();
  await expect(list(page)).toHaveCount(0);
  expect((await isRemoved).ok()).toBe(true);
  isHeld.resolve(undefined);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Nor is it gone on with after a reload.
  await page.reload();
  await expect(page.getByText("Pilih foto", { exact: true })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 0, shown: 0 });
});

const tableWords = {
  id: {
    ...{ switch: null, name: "Nama Anda di album", waiting, remove: "Hapus", sure: "Hapus foto ini?" },
    removed: "Foto sudah dihapus dari album.",
    ending: "",
  },
  en: {
    ...{ switch: "English", name: "Your name in the album", waiting: /Sent, the family looks at it first/ },
    ...{ remove: "Remove", sure: "Remove this photo?", removed: "The photo is removed from the album." },
    ending: " @proof",
  },
};

for (const [language, word] of Object.entries(tableWords))
  test(`somebody at a table sends by its QR, and takes the photo out again, in ${language}${word.ending}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const host = await signUpByApi(baseURL);
    const shown = await openAlbum(host);
    const { tablePath } = await albumFiguresOf(host, shown);
    // The QR is the same for everybody who sits there.
    await page.goto(tablePath);
    if (word.switch !== null) await page.getByRole("link", { name: word.switch }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.getByLabel(word.name).fill("Meja 7");
    await page
      .locator("[name=photo]")
      .setInputFiles([{ name: "meja.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes(640) }]);
    await expect(list(page).filter({ hasText: word.waiting })).toHaveCount(1, { timeout: 60_000 });
    await expectAccessible(page, "album");
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByRole("button", { name: word.remove }).click();
    await expect(page.getByText(word.sure)).toBeVisible();
    await page.getByRole("button", { name: word.remove }).click();
    await expect(page.getByText(word.removed)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 0 });
  });

test("an album that takes no more still lists a guest's photos, and gives them back @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { host, shown } = await openAsGuest(page, baseURL);
  await page
    .locator("[name=photo]")
    .setInputFiles([{ name: "akad.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes(640) }]);
  await expect(list(page).filter({ hasText: waiting })).toHaveCount(1, { timeout: 60_000 });
  const { invitationId } = shown;
  const closed = { invitationId, settings: { ...openSettings, isOpen: false }, isTableRenewed: false };
  await host.call("changeAlbum", closed);

  await page.goto(`/event/${shown.slug}?v=1`);
  await page.getByRole("link", { name: "Foto saya" }).click();
  await expect(page.getByRole("heading", { name: "Foto Anda" })).toBeVisible();
  await expect(page.getByText("Album ini sedang tidak menerima foto.")).toBeVisible();
  await expect(page.getByText("Foto yang pernah Anda kirim tetap bisa dihapus dari sini.")).toBeVisible();
  await expect(page.locator("[name=photo]")).toHaveCount(0);
  await expect(list(page).filter({ hasText: waiting })).toHaveCount(1);
  // Nothing speaks of more that could be added.
  await expect(page.getByText("foto lagi")).toHaveCount(0);
  await expectAccessible(page, "own photos of a closed album");
  await list(page).getByRole("button", { name: "Hapus" }).click();
  await list(page).getByRole("button", { name: "Hapus" }).click();
  await expect(page.getByText("Foto sudah dihapus dari album.")).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 0, shown: 0 });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one photo goes by a plain form, and can be taken back @once @proof", async ({ page, baseURL }) => {
    test.slow();
    const host = await signUpByApi(baseURL);
    const shown = await openAlbum(host);
    await page.goto(`/event/${shown.slug}/foto`);
    // Nothing is made smaller here, and nobody finds it again by this phone: it does not say so.
    await expect(page.getByText("Foto dikecilkan dulu di HP ini")).toBeHidden();
    await page.getByLabel("Nama Anda di album").fill("Pak RT");
    await page
      .locator("[name=photo]")
      .setInputFiles([{ name: "foto.jpg", mimeType: "image/jpeg", buffer: await newPhotoBytes(900) }]);
    await page.getByRole("button", { name: "Kirim foto" }).click();
    await expect(page.getByText("Terima kasih, foto Anda sudah sampai.")).toBeVisible();
    await expect.poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 60_000 }).toBe(1);
    await page.getByRole("button", { name: "Hapus" }).click();
    await expect(page.getByText("Foto sudah dihapus dari album.")).toBeVisible();
    expect(await albumFiguresOf(host, shown)).toMatchObject({ waiting: 0, shown: 0 });

    await page.goto(`/event/${shown.slug}/foto`);
    await page
      .locator("[name=photo]")
      .setInputFiles([{ name: "x.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(13_000_000, 1) }]);
    await page.getByRole("button", { name: "Kirim foto" }).click();
    await expect(page.getByText("Foto ini terlalu besar.")).toBeVisible();
  });
});
