import sharp from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, noise, random } from "../../kit/random.ts";
import { bladeOn, earOn, Sheet } from "./wheat.ts";

const [ground, straw] = ["4a1220", "b5762c"].map(rgb);

/** How far behind or before the place that is seen sharply, and what stands there. */
interface Row {
  count: number;
  near: number;
  grain: number;
  top: number;
  blur: number;
}
const rows: readonly Row[] = [
  { count: 19, near: 0.12, grain: 8, top: 78, blur: 5 },
  { count: 13, near: 0.46, grain: 12, top: 102, blur: 1.8 },
  { count: 11, near: 1, grain: 16, top: 116, blur: 0 },
  { count: 3, near: 0.8, grain: 27, top: 176, blur: 4.6 },
];

/** A field that repeats, no ear of it like another: some stand, some nod, some bow; what is not in the middle is out of focus. */
async function field() {
  const [width, height] = [620, 280];
  const next = random(5);
  const layers: { input: Buffer }[] = [];
  for (const { count, near, grain, top, blur } of rows) {
    const sheet = new Sheet(width, height, true);
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.1 + next() * 0.8) / count) * width;
      const high = top + (next() - 0.5) * 72;
      const way = next() < 0.3 ? -1 : 1;
      const lean = way * (6 + next() * 34);
      const bowed = next() ** 1.2;
      const size = grain * (0.78 + next() * 0.44);
      if (near === 1 && index % 2 === 0)
        bladeOn(sheet, [x, height], [x + lean * 0.4, high + 60], [x + lean + way * 56, high + 50], 7, 0.9);
      earOn(sheet, {
        foot: [x - lean * 0.5, height + 20],
        bend: [x + lean * 0.2, high - 26 * bowed],
        tip: [x + lean + way * bowed * size * 3.6, high + bowed * size * 4.4],
        grain: size,
        pairs: 7 + Math.floor(next() * 7),
        near,
        awn: 2.2 + next() * 2.8,
        seed: Math.floor(next() * 1e6),
      });
    }
    const painted = await sheet.shown().png().toBuffer();
    const small = await sharp(painted).resize(width, height).png().toBuffer();
    layers.push({ input: blur === 0 ? small : await blurredRound(small, width, height, blur) });
  }
  const clear = sharp({ create: { width, height, channels: 4, background: "#f7dca600" } });
  const small = await clear.composite(layers).raw().toBuffer();
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

/** Out of focus, and still one period. */
async function blurredRound(tile: Buffer, width: number, height: number, blur: number): Promise<Buffer> {
  const three = await sharp({ create: { width: width * 3, height, channels: 4, background: "#c98a3300" } })
    .composite([0, 1, 2].map((index) => ({ input: tile, left: index * width, top: 0 })))
    .png()
    .toBuffer();
  const soft = await sharp(three).blur(blur).png().toBuffer();
  return sharp(soft).extract({ left: width, top: 0, width, height }).png().toBuffer();
}

/** Ears that lean out of the corner, so near that every husk is seen: one upright, one that nods, one young; others behind in the haze. */
async function ears() {
  const [width, height] = [480, 700];
  const behind = new Sheet(width, height);
  const own = [
    { foot: [60, 740], bend: [40, 430], tip: [130, 330], grain: 30, pairs: 10, near: 0.5, awn: 5, seed: 3 },
    {
      foot: [210, 740],
      bend: [250, 560],
      tip: [392, 540],
      grain: 32,
      pairs: 11,
      near: 0.55,
      awn: 3.4,
      seed: 12,
    },
  ] as const;
  for (const ear of own) earOn(behind, ear);
  const far = await behind.shown().png().toBuffer();
  const soft = await sharp(await sharp(far).resize(width, height).png().toBuffer())
    .blur(3.4)
    .png()
    .toBuffer();
  const sheet = new Sheet(width, height);
  bladeOn(sheet, [150, 740], [120, 470], [318, 450], 15, 0.9);
  earOn(sheet, {
    foot: [20, 740],
    bend: [22, 470],
    tip: [40, 300],
    grain: 27,
    pairs: 16,
    near: 0.92,
    awn: 6.4,
    seed: 21,
  });
  bladeOn(sheet, [96, 740], [30, 560], [12, 420], 12, 0.9);
  earOn(sheet, {
    foot: [110, 740],
    bend: [150, 480],
    tip: [170, 190],
    grain: 46,
    pairs: 15,
    near: 1,
    awn: 4,
    seed: 14,
  });
  earOn(sheet, {
    foot: [150, 740],
    bend: [216, 170],
    tip: [372, 452],
    grain: 44,
    pairs: 12,
    near: 1,
    awn: 3.2,
    seed: 8,
  });
  const sharpest = await sharp(await sheet.shown().png().toBuffer())
    .resize(width, height)
    .png()
    .toBuffer();
  return sharp(
    await sharp(soft)
      .composite([{ input: sharpest, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
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
  field: async () => ({ image: await field(), quality: 33 }),
  ears: async () => ({ image: (await ears()).resize(400), quality: 25 }),
  wreath: () => Promise.resolve({ image: wreath().resize(300), quality: 32 }),
  tooth: () => Promise.resolve({ image: tooth(), quality: 46 }),
};
