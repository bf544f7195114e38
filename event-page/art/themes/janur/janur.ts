import sharp, { type Sharp } from "sharp";
import { inDaylight } from "../../kit/daylight.ts";
import { FoldedLeaf } from "../../kit/folding.ts";
import type { Picture } from "../../kit/picture.ts";
import { curtain, folds, hem } from "./hanging.ts";
import { lamplight, morning } from "./light.ts";
import { mat, meeting } from "./plaiting.ts";
import { corner, sunrise, wreath } from "./sun.ts";

/** Young coconut leaf as it is worked by hands: cut, folded, pleated and plaited, in the light of the morning and of a lamp. */
export const pictures: Record<string, () => Promise<Picture>> = {
  fan: () => Promise.resolve({ image: inDaylight(sunrise(1.5), morning), quality: 44 }),
  wreath: () => Promise.resolve({ image: inDaylight(wreath(1.4), morning), quality: 38 }),
  curtain: () => Promise.resolve({ image: inDaylight(curtain(1.4), morning), quality: 42 }),
  meeting: () => Promise.resolve({ image: inDaylight(meeting(1.45), morning), quality: 40 }),
  corner: () => Promise.resolve({ image: inDaylight(corner(1.5), lamplight), quality: 38 }),
  hem: async () => ({ image: await cut(hem(3), [60, 0, 120, 40]), quality: 44 }),
  mat: async () => ({ image: (await cut(woven(), [36, 36, 192, 192])).removeAlpha(), quality: 40 }),
  pleat: async () => ({ image: (await cut(folds(1.4), [0, 0, 360, 360])).removeAlpha(), quality: 40 }),
};

/** A mat that goes on past what is cut from it, so that its shade does as well. */
function woven(): FoldedLeaf {
  const leaf = new FoldedLeaf(264, 264, 1.5);
  mat(leaf, { pitch: 24, columns: 14, rows: 26, period: 8, seed: 9 });
  return leaf;
}

/** What lies between these edges, by day. */
async function cut(
  leaf: FoldedLeaf,
  edges: readonly [left: number, top: number, width: number, height: number],
): Promise<Sharp> {
  const [left, top, width, height] = edges.map((edge) => Math.round(edge * leaf.density));
  const whole = await inDaylight(leaf, morning).png().toBuffer();
  return sharp(await sharp(whole).extract({ left, top, width, height }).png().toBuffer());
}
