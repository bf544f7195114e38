import { limits } from "@janur/domain/limits";
import { pictureWidths } from "@janur/domain/content/sections/media";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test, vi } from "vitest";
import {
  heicFile,
  hostileFiles,
  pictureBomb,
  sampleJpeg,
  samplePicture,
} from "../../../../tests/harness/samples/sample-pictures.ts";
import { renderPicture } from "./render-picture.ts";

// AVIF takes its time where several suites share a processor.
vi.setConfig({ testTimeout: 30_000 });

describe("a photograph", () => {
  test("is drawn in every size, as AVIF and WebP, with its colour and its shape", async () => {
    const picture = await renderPicture(await sampleJpeg(1_480, 1_110));
    expect(picture).toMatchObject({ width: 1_480, height: 1_110 });
    expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(picture.files.map(({ width, extension }) => `${String(width)}.${extension}`)).toEqual(
      pictureWidths.flatMap((width) => [`${String(width)}.avif`, `${String(width)}.webp`]),
    );
    for (const { width, extension, bytes } of picture.files) {
      const { width: drawn, height, format } = await sharp(bytes).metadata();
      expect([drawn, height]).toEqual([width, (width * 3) / 4]);
      expect(format).toBe(extension === "avif" ? "heif" : "webp");
    }
  });

  test("stands upright, and where it was taken is not kept", async () => {
    const withPlace = await samplePicture(300, 200)
      .withExif({ IFD0: { Copyright: "Rani" }, IFD3: { GPSLatitude: "6/1 12/1 0/1", GPSLatitudeRef: "S" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const picture = await renderPicture(withPlace, [180]);
    expect(picture).toMatchObject({ width: 200, height: 300 });
    for (const bytes of [picture.master, ...picture.files.map((file) => file.bytes)]) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  test("that is large is kept at 2,560 pixels, and a small one is not blown up", async () => {
    const large = await renderPicture(await sampleJpeg(3_000, 2_250), [360]);
    expect(large).toMatchObject({ width: limits.media.side, height: 1_920 });
    expect((await sharp(large.master).metadata()).width).toBe(limits.media.side);
    const small = await renderPicture(await sampleJpeg(100, 50));
    expect(small).toMatchObject({ width: 100, height: 50 });
    for (const { bytes } of small.files) expect((await sharp(bytes).metadata()).width).toBe(100);
  });

  test.each(["png", "webp"] as const)("with holes in it stands on white, as %s", async (format) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 40, height: 40, channels: 4, background: clear } as const;
    const { color, files } = await renderPicture(await sharp({ create }).toFormat(format).toBuffer(), [360]);
    expect(color).toBe("#ffffff");
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
  });

  test.each([
    ["in shades of grey", (picture: Sharp) => picture.greyscale()],
    ["for printing", (picture: Sharp) => picture.toColourspace("cmyk")],
  ])("%s comes in colours of screens", async (_name, change) => {
    const { files, color } = await renderPicture(
      await change(samplePicture(60, 40)).jpeg().toBuffer(),
      [360],
    );
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).space).toBe("srgb");
  });

  test("that hides a page behind itself loses it", async () => {
    const polyglot = Buffer.concat([await sampleJpeg(80, 80), Buffer.from("<script>alert(1)</script>")]);
    const { master, files } = await renderPicture(polyglot, [360]);
    for (const bytes of [master, ...files.map((file) => file.bytes)])
      expect(bytes.includes("<script>")).toBe(false);
  });
});

describe("what is refused", () => {
  test.each(Object.entries(hostileFiles))("%s", async (_name, bytes) => {
    await expect(renderPicture(bytes)).rejects.toMatchObject({ reason: "unsupported" });
  });

  test("a page that begins like a picture", async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<svg xmlns='x'/>")]);
    await expect(renderPicture(bytes)).rejects.toMatchObject({ reason: "broken" });
  });

  test("a picture of an iPhone, which says so", async () => {
    await expect(renderPicture(heicFile)).rejects.toMatchObject({ reason: "heic" });
  });

  test.each([0.1, 0.5, 0.95])("one that ends after %f of its bytes", async (part) => {
    const whole = await sampleJpeg(400, 300);
    const cut = whole.subarray(0, Math.floor(whole.length * part));
    await expect(renderPicture(cut)).rejects.toMatchObject({ reason: "broken" });
  });

  test("one that unfolds to more pixels than we take", async () => {
    await expect(renderPicture(await pictureBomb(16_000))).rejects.toMatchObject({ reason: "too-large" });
  });
});
