import sharp from "sharp";
import { rgb } from "../../kit/colour.ts";
import { toothTile, washed } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { anemones, ferns, gloom, helleboreBranch, ranunculusBloom, roseBloom, seedHeads } from "./flowers.ts";

/** A garden at dusk in gouache: single blooms on bottle green. */
export const pictures: Record<string, () => Promise<Picture>> = {
  rose: () => Promise.resolve({ image: roseBloom(), quality: 31, webpQuality: 54 }),
  hellebore: () => Promise.resolve({ image: helleboreBranch().resize(560), quality: 34, webpQuality: 54 }),
  anemone: () => Promise.resolve({ image: anemones().resize(540), quality: 25, webpQuality: 54 }),
  ranunculus: () => Promise.resolve({ image: ranunculusBloom().resize(600), quality: 26, webpQuality: 50 }),
  fern: () => Promise.resolve({ image: ferns().resize(440), quality: 26, webpQuality: 46 }),
  seed: () => Promise.resolve({ image: seedHeads().resize(330), quality: 28, webpQuality: 54 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
  dusk: async () => {
    const ground = washed([rgb("15271e"), rgb("1c3226"), rgb("101e18")]);
    const dim = await gloom().blur(1.2).png().toBuffer();
    const both = await ground
      .composite([{ input: dim }])
      .png()
      .toBuffer();
    return { image: sharp(both).removeAlpha(), quality: 46 };
  },
};
