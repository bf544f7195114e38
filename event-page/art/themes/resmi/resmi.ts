import type { Picture } from "../../kit/picture.ts";
import { band } from "./riband.ts";
import { lining, pocket } from "./envelope.ts";
import { seal } from "./seal.ts";
import { buckram, card, embossed, laid } from "./stationery.ts";

/** A card with gilt edges in a lined envelope of navy paper, sealed with wax, and what else lies on a desk of buckram. */
export const pictures: Record<string, () => Promise<Picture>> = {
  cloth: () => Promise.resolve({ image: buckram(), quality: 27, webpQuality: 34 }),
  laid: () => Promise.resolve({ image: laid(), quality: 26, webpQuality: 24 }),
  card: () => Promise.resolve({ image: card(), quality: 46 }),
  band: () => Promise.resolve({ image: band(), quality: 34 }),
  seal: async () => ({ image: await seal(), quality: 40 }),
  pocket: () => Promise.resolve({ image: pocket(), quality: 34 }),
  lining: () => Promise.resolve({ image: lining(), quality: 36 }),
  emboss: () => Promise.resolve({ image: embossed(460), quality: 30, webpQuality: 30 }),
};
