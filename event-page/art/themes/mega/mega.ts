import { dyedClouds, type Dye, type Shape } from "../../kit/clouds.ts";
import { weaveTile } from "../../kit/drape.ts";
import type { Picture } from "../../kit/picture.ts";

/** Seven blues from the sky's to the night's: pale outside, deep within. */
const indigo: Dye = {
  tints: ["dfe9f2", "bcd2e6", "8fb4d8", "5f8fc2", "3a6aa6", "1f4680", "12264d"],
  wax: "fbf6e9",
  outline: "1f4680",
};

function cloth(shapes: Shape[], width: number, height: number, density: number, quality = 46) {
  return async (): Promise<Picture> => ({
    image: await dyedClouds(shapes, { width, height, density }, indigo),
    quality,
  });
}

/** Clouds of Cirebon, flat in seven tints, and the weave of the cloth that they are drawn on. */
export const pictures: Record<string, () => Promise<Picture>> = {
  great: cloth(
    [
      { seed: 21, x: 180, y: 200, left: 176, right: 220, high: 92, lobes: 5, step: 9.4 },
      { seed: 22, x: 560, y: 130, left: 220, right: 196, high: 96, lobes: 5, step: 9.4 },
      { seed: 7, x: 380, y: 190, left: 340, right: 340, high: 158, lobes: 7, step: 15 },
    ],
    760,
    326,
    1.5,
  ),
  long: cloth(
    [{ seed: 31, x: 410, y: 88, left: 405, right: 405, high: 76, lobes: 11, step: 7.6 }],
    820,
    156,
    1.5,
  ),
  low: cloth(
    [{ seed: 19, x: 190, y: 80, left: 186, right: 186, high: 72, lobes: 5, step: 7.2 }],
    380,
    144,
    1.5,
  ),
  open: cloth(
    [{ seed: 7, x: 404, y: 258, left: 400, right: 400, high: 248, lobes: 7, step: 12.4, isOpen: true }],
    808,
    466,
    1.4,
  ),
  near: cloth(
    [{ seed: 7, x: 380, y: 330, left: 372, right: 372, high: 318, lobes: 5, step: 27 }],
    500,
    440,
    1.5,
  ),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};
