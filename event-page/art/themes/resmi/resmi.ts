import type { Picture } from "../../kit/picture.ts";
import { band } from "./riband.ts";
import { heart, seal } from "./seal.ts";
import { buckram, card, embossed, laid, stamped, watermark } from "./stationery.ts";

/** A portfolio of navy buckram, a card with gilt edges on it, and the riband and seal that hold it. */
export const pictures: Record<string, () => Promise<Picture>> = {
  cloth: () => Promise.resolve({ image: buckram(), quality: 27, webpQuality: 34 }),
  laid: () => Promise.resolve({ image: laid(), quality: 26, webpQuality: 24 }),
  card: () => Promise.resolve({ image: card(), quality: 46 }),
  band: () => Promise.resolve({ image: band(), quality: 34 }),
  seal: async () => ({ image: await seal(), quality: 40 }),
  heart: () => Promise.resolve({ image: heart(), quality: 40 }),
  stamp: () => Promise.resolve({ image: stamped(420), quality: 24, webpQuality: 36 }),
  water: () => Promise.resolve({ image: watermark(330), quality: 20, webpQuality: 20 }),
  emboss: () => Promise.resolve({ image: embossed(320), quality: 30, webpQuality: 30 }),
};
