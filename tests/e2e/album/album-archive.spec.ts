import { expect, test, type Download, type Page } from "@playwright/test";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { openFile, writeFile } from "../../../functions/src/platform/google/bucket.ts";
import { db } from "../../../functions/src/platform/google/firestore.ts";
import { bytesIn } from "../../../functions/src/platform/files/bytes-in.ts";
import { albumPhotoDocument } from "../../../functions/src/store/album-documents.ts";
import { masterPath } from "../../../functions/src/store/stored-media-document.ts";
import { newPhoto } from "../../harness/album.ts";
import { albumFiguresOf, openAlbum, sendByApi } from "../support/album-api.ts";
import { newPhotoBytes } from "../support/album-pictures.ts";
import { expectAccessible } from "../support/axe.ts";
import { type HostApi, type ShownInvitation } from "../support/host-api.ts";
import { distance, pixelsOf, type Colour } from "../support/pixels.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Colours that guests' own pictures have, from top to bottom: the last two are in the second archive. */
const colours = [
  [190, 40, 40],
  [40, 150, 70],
  [40, 70, 190],
] as const satisfies readonly Colour[];

/** A picture that no other one is like: the first is longer than one piece of an archive. */
const pictureOf = (number: number) =>
  number === 1
    ? newPhotoBytes(3_000)
    : sharp({
        create: {
          ...{ width: 24, height: 16, channels: 3 },
          background: { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 },
        },
      })
        .jpeg({ quality: 95 })
        .toBuffer();

/** So many pictures as a worker has drawn them: an archive has hundreds, which would be sent for many minutes. */
async function fill({ invitationId }: ShownInvitation, count: number): Promise<Buffer[]> {
  const start = Date.now() - 86_400_000;
  const writer = db().bulkWriter();
  const pictures: Buffer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = `Photo${String(number).padStart(15, "0")}`;
    const photo = newPhoto(id, { createdAt: new Date(start + number * 1_000), state: "shown" });
    const bytes = await pictureOf(number);
    void writer.create(albumPhotoDocument(invitationId, id), photo);
    await writeFile(masterPath(photo.name), bytes, "image/jpeg");
    pictures.push(bytes);
  }
  await writer.close();
  return pictures;
}

/** Pictures of guests, sent as their phones do; as the album keeps them. */
async function send(baseURL: string | undefined, host: HostApi, shown: ShownInvitation): Promise<Buffer[]> {
  const sent = colours.map(([r, g, b]) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer(),
  );
  const ids = await sendByApi(baseURL, host, shown, await Promise.all(sent));
  await expect
    .poll(async () => (await albumFiguresOf(host, shown)).waiting, { timeout: 60_000 })
    .toBe(colours.length);
  const kept: Buffer[] = [];
  for (const id of ids) {
    const photo = (await albumPhotoDocument(shown.invitationId, id).get()).data();
    const bytes = await openFile(masterPath(photo?.name ?? ""), null);
    kept.push(bytes === null ? Buffer.alloc(0) : Buffer.from(await bytesIn(bytes)));
  }
  return kept;
}

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

/** What is in an archive, each under its name, is what the album has, from this picture on. */
function expectPictures(archive: Buffer, pictures: readonly Buffer[], first = 1): void {
  const files = unzipSync(archive);
  const from = albumLimits.zip.pictures - 1;
  const names = pictures.map((_, index) => {
    const number = first + index;
    return `${String(number).padStart(4, "0")} ${number > from ? "Bapak Hadi Wiranto" : "Bude Sri"}.jpg`;
  });
  expect(Object.keys(files)).toEqual(names);
  for (const [index, bytes] of Object.values(files).entries())
    expect(Buffer.from(bytes).equals(pictures[index] ?? Buffer.alloc(0)), names[index]).toBe(true);
}

/** The pieces of archives that a page asked for. */
function piecesOf(page: Page): { part: number | null; offset: number }[] {
  const pieces: { part: number | null; offset: number }[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("readAlbumZip")) return;
    const { data } = request.postDataJSON() as { data: { part: number | null; offset: number } };
    pieces.push(data);
  });
  return pieces;
}

/** Has the room take all archives together for larger than a browser gathers; what comes is as long as it is. */
async function sayLarge(page: Page): Promise<void> {
  await page.route(/\/albumZip$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { whole: { bytes: number } | null } };
    if (answer.result.whole !== null) answer.result.whole.bytes = 1_200_000_000;
    await route.fulfill({ response, json: answer });
  });
}

const whole = (page: Page) => page.getByRole("button", { name: "Unduh semuanya dalam satu arsip" });

test("an album in two archives is one file: gathered, written to the disk, or archive by archive @once @proof", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const host = await signedInHost(page, baseURL);
  const shown = await openAlbum(host);
  const most = albumLimits.zip.pictures;
  // The guests' own come last, and lie on both sides of the edge between the archives.
  const pictures = [...(await fill(shown, most - 1)), ...(await send(baseURL, host, shown))];
  for (const [index, colour] of colours.entries()) {
    const picture = await pixelsOf(pictures[most - 1 + index] ?? Buffer.alloc(0));
    expect([picture.width, picture.height]).toEqual([600, 400]);
    expect(distance(picture.at(300, 200), colour)).toBeLessThan(12);
  }
  const pieces = piecesOf(page);
  const settings = `/invitations/${shown.invitationId}/album?tab=settings`;
  await page.goto(settings);
  await page.getByRole("button", { name: "Siapkan unduhan" }).click();
  await expect(page.getByText(`Semuanya dalam satu arsip: ${String(pictures.length)} foto`)).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText("Arsip 2: 2 foto")).toBeVisible();
  await expectAccessible(page, "an album's archives");
  // However long its words, each row's button stands at its right end.
  const buttons = await page.getByRole("button", { name: /^Unduh / }).all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)))).size).toBe(1);
  expect(boxes).toHaveLength(3);

  await test.step("gathered, over a line that breaks", async () => {
    await page.route(/readAlbumZip/, (route) => route.abort("internetdisconnected"), { times: 2 });
    const download = page.waitForEvent("download");
    await whole(page).click();
    await expect(page.getByRole("button", { name: "Mengunduh 0%" })).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`album-${shown.slug}.zip`);
    expectPictures(await bytesOf(file), pictures);
    expect(pieces.map(({ part }) => part)).toEqual(pieces.map(() => null));
    // Twice without an answer; then each piece once, and more than one of the first archive.
    expect(pieces.slice(0, 3).map(({ offset }) => offset)).toEqual([0, 0, 0]);
    const offsets = pieces.slice(2).map(({ offset }) => offset);
    expect(new Set(offsets).size).toBe(offsets.length);
    expect(offsets.length).toBeGreaterThan(3);
    await expect(whole(page)).toHaveText("Unduh");
  });

  await test.step("written to the disk as it comes", async () => {
    await sayLarge(page);
    // Nobody is here to answer the browser's own dialogue: the file is one of the page's own, the writing is the browser's.
    await page.addInitScript(() => {
      const pick = async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
      Object.assign(globalThis, { showSaveFilePicker: pick });
    });
    await page.goto(settings);
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await whole(page).click();
    const kept = (name: string) =>
      page.evaluate(async (wanted) => {
        const directory = await navigator.storage.getDirectory();
        const file = await (await directory.getFileHandle(wanted, { create: true })).getFile();
        const reader = new FileReader();
        const read = Promise.withResolvers<string>();
        reader.onload = () => {
          read.resolve(typeof reader.result === "string" ? reader.result.replace(/^.*,/, "") : "");
        };
        reader.readAsDataURL(file);
        return read.promise;
      }, name);
    const name = `album-${shown.slug}.zip`;
    await expect.poll(async () => (await kept(name)).length, { timeout: 60_000 }).toBeGreaterThan(100);
    await expect(whole(page)).toHaveText("Unduh");
    expectPictures(Buffer.from(await kept(name), "base64"), pictures);
    expect(downloads).toEqual([]);
  });

  await test.step("archive by archive, where so large a file can be kept nowhere", async () => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { showSaveFilePicker: undefined });
    });
    await page.goto(settings);
    for (const [part, first] of [1, most + 1].entries()) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: `Unduh arsip ${String(part + 1)}` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`album-${shown.slug}-${String(part + 1)}.zip`);
      expectPictures(await bytesOf(file), pictures.slice(first - 1, first - 1 + most), first);
    }
    await expect(whole(page)).toHaveCount(0);
  });
});
