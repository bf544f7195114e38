import { rgb } from "../../kit/colour.ts";
import { deckled, toothTile, washed } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { growing, hanging, sprig, vine, wreath } from "./bouquets.ts";

/** A watercolour garden on torn cotton paper. */
export const pictures: Record<string, () => Promise<Picture>> = {
  hanging: () => Promise.resolve({ image: hanging().dried().resize(470), quality: 33, webpQuality: 60 }),
  growing: () => Promise.resolve({ image: growing().dried().resize(470), quality: 33, webpQuality: 60 }),
  wreath: () => Promise.resolve({ image: wreath().dried().resize(420), quality: 21, webpQuality: 46 }),
  veiled: async () => ({
    image: (await reread(growing().dried().resize(300))).blur(3.4).resize(190),
    quality: 34,
  }),
  sprig: () => Promise.resolve({ image: sprig().dried().resize(380), quality: 33 }),
  vine: () => Promise.resolve({ image: vine().dried().resize(124), quality: 22, webpQuality: 54 }),
  deckle: () => Promise.resolve({ image: deckled(), quality: 28, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
  dusk: () => Promise.resolve({ image: washed([rgb("2c3a2c"), rgb("435139"), rgb("1f2b24")]), quality: 34 }),
  clay: () => Promise.resolve({ image: washed([rgb("9a5242"), rgb("a45e4c"), rgb("8d4a3b")]), quality: 20 }),
};

/** Blurring comes before sizing in one pass; here the smaller picture is what is blurred. */
async function reread(image: ReturnType<typeof toothTile>) {
  const { default: sharp } = await import("sharp");
  return sharp(await image.png().toBuffer());
}
