import { rgb } from "../../kit/colour.ts";
import { deckled, toothTile, washed } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { growing, grown, hanging, sprig, vine, wreath } from "./bouquets.ts";

/** A watercolour garden on torn cotton paper. */
export const pictures: Record<string, () => Promise<Picture>> = {
  hanging: () => Promise.resolve({ image: hanging().dried().resize(418), quality: 29, webpQuality: 60 }),
  growing: () => Promise.resolve({ image: growing().dried().resize(450), quality: 31, webpQuality: 60 }),
  grown: () => Promise.resolve({ image: grown().dried().resize(672), quality: 31, webpQuality: 54 }),
  wreath: () => Promise.resolve({ image: wreath().dried().resize(370), quality: 20, webpQuality: 46 }),
  sprig: () => Promise.resolve({ image: sprig().dried().resize(330), quality: 26 }),
  vine: () => Promise.resolve({ image: vine().dried().resize(124), quality: 20, webpQuality: 54 }),
  deckle: () => Promise.resolve({ image: deckled(), quality: 28, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
  dusk: () => Promise.resolve({ image: washed([rgb("2c3a2c"), rgb("435139"), rgb("1f2b24")]), quality: 34 }),
  clay: () => Promise.resolve({ image: washed([rgb("96503f"), rgb("a45e4c"), rgb("7c3e30")]), quality: 20 }),
};
