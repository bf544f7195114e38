import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import { sampleMp3 } from "../../harness/samples/sample-music.ts";
import { sampleJpeg } from "../../harness/samples/sample-pictures.ts";
import {
  addSection,
  expectSaved,
  guestContext,
  openSection,
  pastCache,
  publishAfterReview,
} from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { coloursOf, distance, pixelsOf, type Pixels } from "../support/pixels.ts";
import { expectQuarters, heldLike, quarters } from "../support/quadrants.ts";

test("pictures come several at once, a broken one is named, and guests see the others @once @proof", async ({
  page,
  browser,
  baseURL,
  draft: { slug },
}) => {
  await openSection(page, "Galeri");
  const photo = await sampleJpeg();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Tambah foto" }).click();
  await (
    await choosing
  ).setFiles([
    { name: "akad.jpg", mimeType: "image/jpeg", buffer: await heldLike(6, 1_600, 1_200) },
    { name: "terpotong.jpg", mimeType: "image/jpeg", buffer: photo.subarray(0, 20_000) },
    { name: "resepsi.jpg", mimeType: "image/jpeg", buffer: await heldLike(8, 1_600, 1_200) },
  ]);

  const uploads = page.getByRole("list", { name: "Foto yang sedang dikirim" });
  await expect(uploads.getByText(/^Berkas ini terpotong atau rusak/)).toBeVisible();
  const pictures = page.getByRole("list", { name: "Foto di galeri" }).getByRole("button");
  await expect(pictures).toHaveCount(2, { timeout: 60_000 });
  await expect(uploads.getByRole("listitem")).toHaveCount(1);
  await uploads.getByRole("button", { name: "Tutup terpotong.jpg" }).click();
  // What was refused may be chosen again once it is whole: browsers are silent about a file that still stands there.
  const again = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Tambah foto" }).click();
  expect(await (await again).element().evaluate((input) => "value" in input && input.value)).toBe("");
  // A photo without words is a good photo: that some have none is said once, beneath, and none wears an alarm.
  await expect(page.getByText(/^2 foto belum/)).toBeVisible();
  for (const one of await pictures.all()) {
    await expect(one).toHaveText("");
    await expect(one.locator("svg")).toHaveCount(0);
  }
  await pictures.first().click();
  await page.getByLabel("Apa yang tampak di foto").fill("Akad di pendopo");
  await expect(page.getByRole("button", { name: "Ubah Akad di pendopo", exact: true })).toBeVisible();
  await page.getByLabel("Bentuk di galeri").selectOption("Persegi");
  await page.getByRole("button", { name: "Atur potongan" }).click();
  const cropping = page.getByRole("dialog", { name: "Bagian foto yang tampak" });
  await cropping.getByRole("slider", { name: "Geser ke samping" }).focus();
  await page.keyboard.press("Home");
  await cropping.getByRole("slider", { name: "Perbesar" }).fill("1.5");
  const frame = await cropping.getByRole("img", { name: "Foto seperti akan tampil" }).boundingBox();
  const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) / 2, (frame?.y ?? 0) + (frame?.height ?? 0) / 2];
  // Pulled down by a finger's way; across it lies at its edge already.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 3 });
  await page.mouse.up();
  const upright = cropping.getByRole("slider", { name: "Geser ke atas atau ke bawah" });
  await expect.poll(async () => Number(await upright.inputValue())).toBeLessThan(0.4);
  await upright.fill("0.1");
  await expect(cropping.getByRole("slider", { name: "Geser ke samping" })).toHaveValue("0");
  await expectAccessible(page, "the dialog of a crop");
  await cropping.getByRole("button", { name: "Pakai potongan ini" }).click();
  await expect(cropping).toBeHidden();
  await expectAccessible(page, "a gallery's pictures");

  await openSection(page, "Sampul");
  const choosingCover = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Tambah foto" }).click();
  await (
    await choosingCover
  ).setFiles({ name: "sampul.jpg", mimeType: "image/jpeg", buffer: await heldLike(3, 1_200, 1_600) });
  const cover = page.getByRole("group", { name: "Foto sampul" });
  await expect(cover.getByRole("button", { name: "Ganti foto" })).toBeVisible({ timeout: 60_000 });
  await cover.getByLabel("Apa yang tampak di foto").fill("Berdua di tepi sawah");
  await expectAccessible(page, "the cover's picture");

  await addSection(page, "Musik");
  const choosingMusic = page.waitForEvent("filechooser");
  await page.getByRole("checkbox", { name: "Saya boleh memakai lagu ini di undangan saya." }).check();
  await page.getByRole("button", { name: "Pilih lagu" }).click();
  const song = { name: "gending.mp3", mimeType: "audio/mpeg", buffer: sampleMp3(4) };
  await (await choosingMusic).setFiles([song]);
  await expect(page.getByLabel("Dengarkan lagu")).toBeVisible({ timeout: 60_000 });
  await expectSaved(page);
  // The words of its pictures stand in one language so far.
  await publishAfterReview(page);

  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  const asAvif = guest.waitForResponse(
    (response) => response.url().includes("/media/") && response.headers()["content-type"] === "image/avif",
  );
  await guest.goto(pastCache(`${baseURL ?? ""}/event/${slug}`));
  await asAvif;
  const onCover = guest.locator("#cover").getByRole("img", { name: "Berdua di tepi sawah" });
  await expect(onCover).toHaveJSProperty("complete", true);
  await expect(onCover).not.toHaveJSProperty("naturalWidth", 0);
  await expect(guest.getByRole("img", { name: "Akad di pendopo" })).toHaveCSS("object-position", "0% 10%");
  // One of them has no words for those who cannot see it, and thus no role.
  const shown = guest.getByRole("region", { name: "Galeri" }).locator("img");
  await expect(shown).toHaveCount(2);
  await expect(guest.getByRole("img", { name: "Akad di pendopo" })).toBeVisible();
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }

  const [red, , blue] = quarters;
  // From the left edge and a little below the upper one, two thirds as high and wide as the square.
  const akad = await framedPixels(guest, guest.getByRole("img", { name: "Akad di pendopo" }));
  expectQuarters(akad, "a picture of the gallery as it was cropped", [red, red, blue, blue]);
  const onScreen = await onCover.evaluate((image: HTMLImageElement) => image.currentSrc);
  expectQuarters(await pixelsOf(await (await guest.request.get(onScreen)).body()), "the cover's picture");
  const preview = await guest.locator("meta[property='og:image']").getAttribute("content");
  const drawn = await guest.request.get(`${baseURL ?? ""}${new URL(preview ?? "").pathname}`);
  const colours = coloursOf(await pixelsOf(await drawn.body()), 48);
  for (const quarter of quarters) {
    const near = colours.filter((colour) => distance(colour, quarter) < 40);
    expect(near, `${quarter.join()} in the picture of the link preview`).not.toEqual([]);
  }

  // Not a byte of music before the tap; then it can be ended, which this phone remembers.
  const songs: string[] = [];
  guest.on("request", (request) => {
    if (request.url().endsWith(".mp3")) songs.push(request.url());
  });
  await guest.reload();
  await expect(guest.getByRole("link", { name: "Buka Undangan" })).toHaveAttribute("data-music", /\.mp3$/);
  await guest.locator("html.late").waitFor({ state: "attached" });
  expect(songs).toEqual([]);
  await guest.getByRole("link", { name: "Buka Undangan" }).click();
  await expect.poll(() => songs.length).toBeGreaterThan(0);
  // While something else is looked at, the phone is quiet.
  await expect(guest.getByRole("button", { name: "Matikan musik" })).toBeVisible();
  await setHidden(guest, true);
  await expect(guest.getByRole("button", { name: "Putar musik" })).toBeVisible();
  await setHidden(guest, false);
  await guest.getByRole("button", { name: "Matikan musik" }).click();
  await expect(guest.getByRole("button", { name: "Putar musik" })).toBeVisible();
  await guest.reload();
  await guest.locator("html.late").waitFor({ state: "attached" });
  songs.length = 0;
  await guest.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(guest.getByRole("button", { name: "Putar musik" })).toBeVisible();
  expect(songs).toEqual([]);
  await phone.close();
});

/** What is seen of a picture inside the frame that cuts it. */
async function framedPixels(page: Page, picture: Locator): Promise<Pixels> {
  await picture.scrollIntoViewIfNeeded();
  const clip = await picture.evaluate((image) => {
    let frame: Element = image;
    while (getComputedStyle(frame).overflow === "visible" || frame === image)
      frame = frame.parentElement ?? document.body;
    const { x, y, width, height } = frame.getBoundingClientRect();
    return { x, y, width, height };
  });
  return pixelsOf(await page.screenshot({ clip, animations: "disabled" }));
}

/** Headless Chromium shows every page at once, so that the page is told what a phone would tell it. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
