import { ramp, rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { toothTile, washed } from "../../kit/paper.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { fallen, flower, leaves } from "./lotus.ts";
import { mirrored } from "./mirror.ts";
import { near } from "./near.ts";
import { night } from "./night.ts";
import { shore } from "./shore.ts";

/** A lotus in wet watercolour over a pond that the morning lights. */
export const pictures: Record<string, () => Promise<Picture>> = {
  flower: async () => ({
    image: (await mirrored(flower(), { line: 545, end: 830, middle: 370, reach: 470 })).resize(620),
    quality: 37,
    webpQuality: 58,
  }),
  leaves: async () => ({
    image: (await mirrored(leaves(), { line: 345, end: 560, middle: 290, reach: 400 })).resize(440),
    quality: 38,
    webpQuality: 60,
  }),
  near: () => Promise.resolve({ image: near().dried().resize(600), quality: 33, webpQuality: 50 }),
  shore: () => Promise.resolve({ image: shore().dried().resize(440), quality: 36, webpQuality: 56 }),
  night: async () => ({ image: (await night()).resize(600), quality: 35, webpQuality: 54 }),
  petal: () => Promise.resolve({ image: fallen().dried().resize(120), quality: 40 }),
  pond: () => Promise.resolve({ image: painted(420, 1200, pond), quality: 46 }),
  deep: () => Promise.resolve({ image: washed([rgb("1d4650"), rgb("2c5a5c"), rgb("12323d")]), quality: 34 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};

const sky = ramp(
  [
    [0, "fdf1ea"],
    [0.45, "fbe2dc"],
    [0.75, "f6cdcb"],
    [0.93, "eeb9b4"],
    [1, "f3c9a8"],
  ],
  true,
);
const water = ramp([
  [0, "f0c3ad"],
  [0.05, "c993a0"],
  [0.13, "6f7386"],
  [0.22, "2c5560"],
  [0.45, "17404b"],
  [1, "0f2c38"],
]);

/** Sky and water meet in the middle; a sun that is hardly up stands low at the left. */
function pond(u: number, v: number, x: number, y: number): Three {
  const tooth = 1 + 0.035 * (noise(x / 1.7, y / 1.7, 91) - 0.5);
  const wash = cloudy(u * 2.6 + 3, v * 7, 6, 4) - 0.5;
  const grained = (colour: Three): Three => [colour[0] * tooth, colour[1] * tooth, colour[2] * tooth];
  const sun: Three = [255, 244, 214];
  if (v < 0.5) {
    const at = v / 0.5;
    const halo = Math.exp(-(((u - 0.24) / 0.3) ** 2) - ((v - 0.468) / 0.06) ** 2);
    const disc = smooth(0.052, 0.046, Math.hypot(u - 0.24, (v - 0.468) * 2.86));
    let colour = sky(clamp(at + wash * 0.14));
    colour = mix3(colour, [255, 240, 214], clamp(halo * 0.6));
    colour = mix3(colour, sun, disc * 0.9);
    // Two banks, the nearer one darker and torn by mist.
    for (const [low, tall, tint, share] of [
      [0.486, 0.03, rgb("c79aa6"), 0.7],
      [0.496, 0.022, rgb("8d7088"), 0.85],
    ] as const) {
      const top = low - tall * cloudy(u * 4 + low * 90, 2, 9, 4);
      colour = mix3(
        colour,
        tint,
        share * smooth(0, 0.003, v - top) * (0.55 + 0.5 * cloudy(u * 5, v * 40, 4, 3)),
      );
    }
    return grained(colour);
  }
  const down = (v - 0.5) / 0.5;
  let colour = water(clamp(down + wash * 0.05 * smooth(0, 0.2, down)));
  // Light lies on the water in level strokes, finer the farther away.
  const far = 1 / (0.03 + down);
  const sway = cloudy(u * 3, down * 60, 5, 2) * 1.6;
  const ripple = noise(u * 6 + sway, down * 46 * Math.sqrt(far), 12);
  const path = Math.exp(-(((u - 0.24) / (0.09 + down * 0.45)) ** 2));
  const glint = smooth(0.6, 0.8, ripple) * (0.1 + 0.9 * path) * Math.exp(-down * 7);
  colour = mix3(colour, [255, 226, 196], clamp(glint * 0.8));
  const dark = smooth(0.6, 0.95, noise(u * 4 + sway + 9, down * 40 * Math.sqrt(far), 31)) * 0.22;
  return grained(mix3(colour, [13, 38, 48], dark));
}
