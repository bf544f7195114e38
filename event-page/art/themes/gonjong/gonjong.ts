import { weaveTile } from "../../kit/drape.ts";
import type { Picture } from "../../kit/picture.ts";
import { end, hem, silk } from "./cloth.ts";
import { horns, meeting, near, saddle, whole } from "./roofs.ts";

/** Songket, thread by thread, folded into the horns of a roof and lit by one low lamp. */
export const pictures: Record<string, () => Promise<Picture>> = {
  horns: () => Promise.resolve({ image: horns(), quality: 42 }),
  saddle: () => Promise.resolve({ image: saddle(), quality: 44 }),
  end: async () => ({ image: await end(), quality: 34 }),
  meeting: () => Promise.resolve({ image: meeting(), quality: 36 }),
  near: () => Promise.resolve({ image: near(), quality: 38 }),
  whole: () => Promise.resolve({ image: whole(), quality: 38 }),
  hem: async () => ({ image: await hem(), quality: 46 }),
  silk: () => Promise.resolve({ image: silk(), quality: 46 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};
