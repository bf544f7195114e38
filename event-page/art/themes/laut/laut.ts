import { clamp, smooth } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cloudy, random } from "../../kit/random.ts";
import { foam } from "./lace.ts";
import { shell } from "./scallop.ts";
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

/** The way that the light of a low moon lies on the sea: thin level glints, close at the horizon, longer and fewer towards the shore. */
function moonlit() {
  const [width, height] = [300, 380];
  const light = new Float32Array(width * height);
  const next = random(71);
  for (let y = 2; y < height; y += 1.5 + 7 * (y / height)) {
    const v = y / height;
    const spread = 9 + 74 * v ** 0.8;
    const count = 3 + 3 * next() + 5 * (1 - v);
    for (let glint = 0; glint < count; glint += 1) {
      const off = next() + next() + next() - 1.5;
      const near = Math.exp(-((off * 1.5) ** 2));
      lay(light, width, {
        x: width / 2 + off * spread,
        y: y + (next() - 0.5) * 4 * v,
        half: (3 + 26 * v ** 0.8 * next()) * (0.5 + 0.5 * near),
        thick: 0.55 + 1.9 * v * next(),
        bright: near * smooth(1, 0.5, v) * (0.55 + 0.45 * next()),
      });
    }
  }
  return glazed(width, height, (x, y) => {
    const v = y / height;
    return [255, 242 - 16 * v, 210 - 30 * v, clamp(light[y * width + x] ?? 0)];
  });
}

interface Glint {
  x: number;
  y: number;
  /** Half its length, and half its height, which runs out towards both ends. */
  half: number;
  thick: number;
  bright: number;
}

function lay(light: Float32Array, width: number, { x, y, half, thick, bright }: Glint): void {
  for (let row = Math.floor(y - thick - 1); row <= y + thick + 1; row += 1) {
    for (let column = Math.ceil(x - half); column <= x + half; column += 1) {
      const inside = thick * (1 - ((column - x) / half) ** 2) + 0.5 - Math.abs(row - y);
      const place = row * width + column;
      if (inside > 0 && place in light) light[place] = Math.max(light[place] ?? 0, bright * clamp(inside));
    }
  }
}
