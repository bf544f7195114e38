import { giftLimits } from "@janur/domain/limits/gift-limits";
import { expect, test } from "vitest";
import { shrunkPhoto } from "./shrunk-photo.ts";

/** As many tones as a picture can have, of which no two neighbours are alike. */
async function noise(side: number): Promise<Blob> {
  const pixels = new Uint8ClampedArray(side * side * 4);
  // So many bytes at a time are given out.
  for (let at = 0; at < pixels.length; at += 65_536) crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, side), 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}

test("a photo full of tones is shrunk until a call has room for it", async () => {
  const photo = await shrunkPhoto(await noise(1_200));
  const base64 = Math.ceil(photo.size / 3) * 4;
  expect(base64).toBeLessThanOrEqual(giftLimits.photo.characters);
  const { width } = await createImageBitmap(photo);
  expect(width).toBeGreaterThanOrEqual(600);
});
