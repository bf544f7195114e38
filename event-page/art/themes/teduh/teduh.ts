import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { bough, dapple, fallen } from "./leaves.ts";
import { ranks } from "./ranks.ts";
import { tree } from "./tree.ts";

/** An old tree in ink and water, those behind it in the mist, a branch, leaves that fell, and the shade of others. */
export const pictures: Record<string, () => Promise<Picture>> = {
  tree: () => Promise.resolve({ image: tree().dried().resize(1120), quality: 36, webpQuality: 56 }),
  ranks: () => Promise.resolve({ image: ranks().dried().resize(1200), quality: 34, webpQuality: 46 }),
  bough: () => Promise.resolve({ image: bough().dried().resize(600), quality: 38, webpQuality: 56 }),
  fallen: () => Promise.resolve({ image: fallen().dried().resize(480), quality: 40 }),
  dapple: () => Promise.resolve({ image: dapple().dried().resize(360), quality: 34 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};
