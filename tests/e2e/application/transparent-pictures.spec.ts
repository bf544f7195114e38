import { qrisOf } from "@janur/domain/fixtures/fixtures-qris";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import sharp from "sharp";
import { readCodes } from "../../../functions/src/nouns/media/read-codes.ts";
import { qrisPoster } from "../../harness/samples/sample-qris.ts";
import { openAlbum } from "../support/album-api.ts";
import { cutOffGiftForm } from "../support/gift-form.ts";
import { openEditor, openSection } from "../support/host.ts";
import { draftInvitation, inviteByApi, showInvitation, signUpByApi } from "../support/host-api.ts";
import { distance, pixelsOf, seenPixels, type Colour } from "../support/pixels.ts";
import { expectQuarters, quarters } from "../support/quadrants.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/* T29: a picture that is transparent in parts stands on white wherever the product takes one; none of it turns black. */

const [red] = quarters;
const white: Colour = [255, 255, 255];
/** Of `transparent`: what is left of it is red, and the right half is nothing. */
const onWhite = [red, white, red, white];

/** Red on the left, nothing on the right. What cannot be seen is black, as drawing programs leave it. */
async function transparent(width: number, height: number, kind: "png" | "webp" = "png"): Promise<Buffer> {
  const [r, g, b] = red;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background: clear } })
    .composite([
      {
        input: {
          create: {
            width: Math.round(width / 2),
            height,
            channels: 4,
            background: { r, g, b, alpha: 1 },
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .toFormat(kind)
    .toBuffer();
}

const file = (buffer: Buffer, kind: "png" | "webp" = "png") => ({
  name: `bening.${kind}`,
  mimeType: `image/${kind}`,
  buffer,
});

/** The file behind a picture, as the browser shows it. */
async function fileOf(page: Page, picture: Locator): Promise<Buffer> {
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  return (await page.request.get(address)).body();
}

test("photos of a gallery and a cover, as they are and made smaller first @once @proof", async ({
  page,
  draft: _draft,
}) => {
  await openSection(page, "Galeri");
  const choose = async (...files: ReturnType<typeof file>[]) => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^(Tambah|Ganti) foto$/ }).click();
    await (await choosing).setFiles(files);
  };
  // The first goes as it is and the server puts it on white; the others are drawn on a canvas of the browser before.
  await choose(
    file(await transparent(600, 400)),
    file(await transparent(3_200, 2_400)),
    file(await transparent(3_200, 2_400, "webp"), "webp"),
  );
  const pictures = page.getByRole("list", { name: "Foto di galeri" }).locator("img");
  await expect(pictures).toHaveCount(3, { timeout: 60_000 });
  for (const [index, picture] of (await pictures.all()).entries())
    expectQuarters(await pixelsOf(await fileOf(page, picture)), `picture ${String(index)}`, onWhite);

  await openSection(page, "Sampul");
  await choose(file(await transparent(1_200, 1_600)));
  const cover = page.getByRole("group", { name: "Foto sampul" });
  await expect(cover.getByRole("button", { name: "Ganti foto" })).toBeVisible({ timeout: 60_000 });
  expectQuarters(await pixelsOf(await fileOf(page, cover.locator("img").first())), "the cover", onWhite);
});

test("a QRIS whose ground is transparent is read, and shown on white @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const code = qrisOf("RANI DAN DIMAS");
  const { data, info } = await (
    await qrisPoster(code)
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // As designers export them: nothing where the paper was.
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255) data.fill(0, at, at + 4);
  const bare = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();

  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await openEditor(page, invitationId);
  await openSection(page, "Hadiah");
  const field = page.getByRole("group", { name: "Gambar QRIS" });
  const choosing = page.waitForEvent("filechooser");
  await field.getByRole("button", { name: /^(Tambah|Ganti) foto$/ }).click();
  await (await choosing).setFiles([file(bare)]);
  await expect(field.getByText("Kode ini membayar kepada RANI DAN DIMAS.")).toBeVisible({ timeout: 60_000 });
  const kept = await fileOf(page, field.locator("img").first());
  const pixels = await pixelsOf(kept);
  expect(distance(pixels.at(4, pixels.height - 4), white)).toBeLessThan(8);
  const shown = await sharp(kept).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(await readCodes({ data: shown.data, width: shown.info.width, height: shown.info.height })).toEqual([
    code,
  ]);
});

test("a picture in a chat @once @proof", async ({ page, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Rani");
  await showInvitation(host);
  await page.goto("/chats");
  await page.getByRole("link", { name: /Bantuan Janur/ }).click();
  const thread = page.getByRole("region", { name: "Isi percakapan" });
  await thread.getByLabel("Gambar dari perangkat ini").setInputFiles(file(await transparent(1_800, 1_200)));
  const shown = thread.getByRole("img", { name: "Gambar dari Rani" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  expectQuarters(await pixelsOf(await fileOf(page, shown)), "a picture in a chat", onWhite);
});

test("a photo that a guest adds to the album @once @proof", async ({ page, baseURL }) => {
  test.slow();
  const host = await signUpByApi(baseURL);
  const shown = await openAlbum(host);
  await page.goto(await inviteByApi(host, shown, "Hadi Wiranto"));
  await page.getByRole("link", { name: "Tambah foto" }).click();
  await expect(page.getByText("Pilih foto", { exact: true })).toBeVisible();
  const sent = page.waitForRequest(/sendAlbumPart/);
  await page.locator("[name=photo]").setInputFiles([file(await transparent(1_600, 1_200))]);
  const { data } = (await sent).postDataJSON() as { data: { bytes: string } };
  // One piece is all of so plain a picture.
  expectQuarters(await pixelsOf(Buffer.from(data.bytes, "base64")), "a photo of the album", onWhite);
  const listed = page.locator("#list li");
  await expect(listed.filter({ hasText: "Terkirim, menunggu dilihat keluarga" })).toHaveCount(1, {
    timeout: 60_000,
  });
});

test("a photo of a parcel @once @proof", async ({ page, baseURL }) => {
  await cutOffGiftForm(page, baseURL);
  await page.getByRole("radio", { name: "Kado" }).check();
  await page.getByTestId("entry-photo").setInputFiles(file(await transparent(1_600, 1_200)));
  expectQuarters(await seenPixels(page.getByAltText("Foto yang akan disimpan")), "a parcel", onWhite);
});
