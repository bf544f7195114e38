import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import sharp from "sharp";
import { openSection } from "../support/host.ts";

/** Nothing repeats in it, so that it stays large. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: "#000", noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test("a photo whose line breaks goes on from what has arrived @once @proof", async ({
  page,
  draft: _draft,
}) => {
  await openSection(page, "Galeri");
  const photo = await largePhoto();
  expect(photo.length).toBeGreaterThan(1_000_000);

  const offsets: number[] = [];
  page.on("request", (request) => {
    const headers = request.headers();
    if (!headers["x-goog-upload-command"]?.startsWith("upload")) return;
    offsets.push(Number(headers["x-goog-upload-offset"]));
  });
  const line = await page.context().newCDPSession(page);
  const signal = (offline: boolean, uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await signal(false, 400_000);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Tambah foto" }).click();
  await (await choosing).setFiles([{ name: "resepsi.jpg", mimeType: "image/jpeg", buffer: photo }]);

  // Cut within the second piece, so that the first lies there.
  await expect.poll(() => offsets.length).toBeGreaterThan(1);
  await signal(true, -1);
  const uploads = page.getByRole("list", { name: "Foto yang sedang dikirim" });
  await expect(uploads.getByRole("listitem")).toHaveCount(1);
  const before = offsets.length;
  await signal(false, -1);
  const pictures = page.getByRole("list", { name: "Foto di galeri" }).getByRole("button");
  await expect(pictures).toHaveCount(1, { timeout: 60_000 });

  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(Math.min(...offsets.slice(before))).toBeGreaterThan(0);
});
