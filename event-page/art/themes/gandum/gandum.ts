import sharp from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, noise, random } from "../../kit/random.ts";
import { bladeOn, earOn, Sheet } from "./wheat.ts";

const [ground, straw] = ["4a1220", "b5762c"].map(rgb);

/** A field that repeats: ears lost in the light, ears half seen, ears before them; its foot sinks into the dark. */
async function field() {
  const [width, height] = [620, 280];
  const sheet = new Sheet(width, height, true);
  const next = random(5);
  for (const [count, near, grain, top] of [
    [17, 0.2, 8, 84],
    [14, 0.5, 11, 108],
    [11, 1, 15, 132],
  ]) {
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.15 + next() * 0.7) / count) * width;
      const high = top + (next() - 0.5) * 54;
      const lean = 10 + next() * 26;
      const droop = next() ** 1.4;
      earOn(sheet, {
        foot: [x - 10, height + 20],
        bend: [x + lean * 0.1, high - 16],
        tip: [x + lean + droop * grain * 2.6, high + droop * grain * 2.4],
        grain,
        pairs: 11,
        near,
        awn: 3.6,
        seed: Math.floor(next() * 1e6),
      });
    }
  }
  const painted = await sheet.shown().png().toBuffer();
  const small = await sharp(painted).resize(width, height).raw().toBuffer();
  return glazed(width, height, (x, y) => {
    const k = (y * width + x) * 4;
    const alpha = small[k + 3] / 255;
    const deep = smooth(height * 0.6, height * 0.99, y + (noise(x / 26, y / 26, 4, 30) - 0.5) * 16);
    const standing = mix3(straw, ground, smooth(0.3, 0.95, deep));
    const own: Three = alpha === 0 ? standing : [small[k], small[k + 1], small[k + 2]];
    const colour = mix3(standing, mix3(own, ground, smooth(0.35, 1, deep)), alpha);
    return [...mix3(colour, own, alpha * (1 - deep)), Math.max(alpha, smooth(0.02, 0.5, deep))];
  });
}

/** Three ears that lean out of the corner, so near that every husk is seen. */
function ears() {
  const sheet = new Sheet(480, 700);
  bladeOn(sheet, [150, 740], [120, 470], [318, 450], 15, 0.9);
  earOn(sheet, {
    foot: [40, 740],
    bend: [70, 380],
    tip: [58, 262],
    grain: 38,
    pairs: 14,
    near: 0.82,
    awn: 4.4,
    seed: 21,
  });
  bladeOn(sheet, [96, 740], [30, 560], [12, 420], 12, 0.9);
  earOn(sheet, {
    foot: [150, 740],
    bend: [190, 460],
    tip: [316, 312],
    grain: 44,
    pairs: 15,
    near: 1,
    awn: 4.4,
    seed: 8,
  });
  earOn(sheet, {
    foot: [110, 740],
    bend: [170, 540],
    tip: [192, 214],
    grain: 43,
    pairs: 15,
    near: 1,
    awn: 4.4,
    seed: 14,
  });
  return sheet.shown();
}

/** Half of a wreath: an ear that follows a round. */
function wreath() {
  const [width, height, reach] = [330, 660, 262];
  const sheet = new Sheet(width, height);
  const on = (angle: number, more = 0): readonly [number, number] => [
    width - 6 - Math.cos(angle) * (reach + more),
    height / 2 - Math.sin(angle) * (reach + more),
  ];
  const spans: readonly (readonly [number, number, number, number])[] = [
    [-1.5, -0.86, 24, 3],
    [-1.16, -0.4, 26, 9],
    [-0.74, 0.1, 27, 5],
    [-0.26, 0.6, 27, 16],
    [0.24, 1.06, 25, 23],
  ];
  for (const [from, to, grain, seed] of spans) {
    earOn(sheet, {
      foot: on(from, seed % 2 === 0 ? -8 : 8),
      bend: on((from + to) / 2, 24),
      tip: on(to, seed % 2 === 0 ? 14 : -8),
      grain,
      pairs: 12,
      near: 1,
      awn: 3.2,
      seed,
    });
  }
  return sheet.shown();
}

/** Paper with a tooth. */
function tooth() {
  const side = 128;
  return glazed(side, side, (x, y) => {
    const at = (u: number, v: number) =>
      noise(u / 4, v / 4, 3, side / 4) * 0.6 + noise(u / 2, v / 2, 9, side / 2) * 0.4;
    const slope = (at(x + 1, y + 1) - at(x, y)) * 0.5 + (cell(x, y, 2) - 0.5) * 0.05;
    return slope > 0 ? [255, 255, 255, slope * 0.4] : [120, 70, 20, clamp(-slope) * 0.2];
  });
}

/** Ripe wheat at the end of the day. */
export const pictures: Record<string, () => Promise<Picture>> = {
  field: async () => ({ image: await field(), quality: 27 }),
  ears: () => Promise.resolve({ image: ears().resize(400), quality: 28 }),
  wreath: () => Promise.resolve({ image: wreath().resize(300), quality: 32 }),
  tooth: () => Promise.resolve({ image: tooth(), quality: 46 }),
};
