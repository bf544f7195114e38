import { qrisOf } from "@janur/domain/fixtures/fixtures-qris";
import { limits } from "@janur/domain/limits";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { samplePicture } from "../../../../tests/harness/samples/sample-pictures.ts";
import { qrisPoster } from "../../../../tests/harness/samples/sample-qris.ts";
import { readCodes } from "./read-codes.ts";
import { renderQris } from "./render-qris.ts";

// The reader's binary is compiled once, where several suites share a processor.
vi.setConfig({ testTimeout: 60_000 });

const code = qrisOf("RANI DAN DIMAS");

async function codesIn(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readCodes({ data, width: info.width, height: info.height });
}

describe("a QRIS", () => {
  test("keeps every pixel and says who is paid", async () => {
    const upload = await (await qrisPoster(code)).png().toBuffer();
    const kept = await renderQris(upload);
    expect(kept).toMatchObject({
      width: 900,
      height: 1_170,
      qris: { merchant: "RANI DAN DIMAS", city: "BANDUNG" },
    });
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect((await pixels(kept.bytes)).equals(await pixels(upload))).toBe(true);
    expect(await codesIn(kept.bytes)).toEqual([code]);
  });

  test("on a photograph is kept small enough for a phone, with the same code", async () => {
    const photo = await samplePicture(1_500, 2_000)
      .composite([{ input: await (await qrisPoster(code, 1_000)).png().toBuffer(), gravity: "centre" }])
      .rotate(3, { background: "#998" })
      .jpeg({ quality: 80 })
      .toBuffer();
    const kept = await renderQris(photo);
    expect(kept.bytes.length).toBeLessThanOrEqual(limits.media.qrisBytes);
    expect(kept.qris.merchant).toBe("RANI DAN DIMAS");
    expect(await codesIn(kept.bytes)).toEqual([code]);
  });
});

describe("what is no QRIS", () => {
  test.each([
    ["an address", "https://janur.example/event/rani-dimas", "no-qris"],
    ["a code that somebody has changed", code.replace("RANI", "BUDI"), "no-qris"],
    ["a code for one payment", qrisOf("RANI DAN DIMAS", { "01": "12" }), "single-use"],
  ])("%s is refused as such", async (_name, text, reason) => {
    const upload = await (await qrisPoster(text)).png().toBuffer();
    await expect(renderQris(upload)).rejects.toMatchObject({ reason });
  });

  test("a picture without a code is told apart from one that is damaged", async () => {
    const picture = await samplePicture(400, 400).jpeg().toBuffer();
    await expect(renderQris(picture)).rejects.toMatchObject({ reason: "no-code" });
    await expect(renderQris(picture.subarray(0, 900))).rejects.toMatchObject({ reason: "broken" });
  });
});
