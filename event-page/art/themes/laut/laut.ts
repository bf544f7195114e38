import { clamp, smooth } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";
import { foam } from "./lace.ts";
import { shell, washedUp } from "./shells.ts";
import { water } from "./water.ts";

/** A beach from above at first light: clear water, the lace of its foam, sand. */
export const pictures: Record<string, () => Promise<Picture>> = {
  sea: () =>
    Promise.resolve({
      image: glazed(440, 620, (x, y) => [...water(x / 440, y / 620, x, y), smooth(1, 0.74, y / 620)]),
      quality: 40,
    }),
  foam: () =>
    Promise.resolve({
      image: foam({ height: 560, level: 330, reach: 300, water: 0.42, wet: 150 }).resize(620),
      quality: 23,
      webpQuality: 34,
    }),
  lap: () =>
    Promise.resolve({
      image: foam({ height: 260, level: 120, reach: 76, water: 0, wet: 0 }).resize(620),
      quality: 25,
      webpQuality: 40,
    }),
  sand: () => Promise.resolve({ image: sand(), quality: 26, webpQuality: 30 }),
  shell: () => Promise.resolve({ image: shell().resize(120), quality: 34 }),
  washed: () => Promise.resolve({ image: washedUp().resize(330), quality: 36 }),
  moonlit: () => Promise.resolve({ image: moonlit(), quality: 30 }),
};

/** Grains of sand and what the wind left of them: a tile of light and shade for any ground. */
function sand() {
  const size = 160;
  const height = (x: number, y: number) =>
    0.5 * cloudy(x / 20, y / 10, 5, 3, 8) + 0.5 * cloudy(x / 2.5, y / 2.5, 8, 2, 64);
  const next = random(4);
  return glazed(size, size, (x, y) => {
    const slope = (height(x + 1, y + 1) - height(x - 1, y - 1)) * 0.9;
    const grain = next();
    if (grain > 0.985) return [112, 84, 58, 0.26];
    const tone = slope > 0 ? 255 : 120;
    return [
      tone,
      tone * (slope > 0 ? 1 : 0.78),
      tone * (slope > 0 ? 0.96 : 0.56),
      clamp(Math.abs(slope)) * 0.26,
    ];
  });
}

/** The way that the light of a low moon lies on the sea: single waves, narrow at the horizon, wide and few below it. */
function moonlit() {
  const [width, height] = [300, 380];
  return glazed(width, height, (x, y) => {
    const v = y / height;
    const near = 1.8 + 7 * v;
    const wave =
      noise(x / (near * 3.4), y / near + 20 * v ** 0.5, 71) * 0.65 +
      noise(x / (near * 1.4), (y / near) * 1.7, 72) * 0.35;
    const from = Math.abs(x - width / 2 - 26 * (noise(y / 46, 2, 73) - 0.5) * v) / (12 + 96 * v);
    const lit = smooth(0, 0.06, v) * smooth(1, 0.35, v) * Math.exp(-from * from * 1.7);
    const crest = smooth(0.66 - 0.2 * lit, 0.74 - 0.2 * lit, wave);
    return [255, 240 - 18 * v, 204 - 34 * v, clamp(crest * lit * 1.5)];
  });
}
