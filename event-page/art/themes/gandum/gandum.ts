import sharp from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, noise, random } from "../../kit/random.ts";
import { bladeOn, earOn, Sheet } from "./wheat.ts";

const [ground, straw, earth, dust] = ["4a1220", "a8621a", "54190f", "f0b450"].map(rgb);

/** How far behind or before the place that is seen sharply, and what stands there. */
interface Row {
  count: number;
  near: number;
  grain: number;
  top: number;
  /** How much higher and lower than that single ears stand. */
  uneven: number;
  blur: number;
}
const rows: readonly Row[] = [
  { count: 62, near: 0.16, grain: 4, top: 170, uneven: 22, blur: 1.5 },
  { count: 42, near: 0.4, grain: 6.4, top: 184, uneven: 40, blur: 1 },
  { count: 30, near: 0.7, grain: 10, top: 204, uneven: 76, blur: 0.7 },
  { count: 19, near: 1, grain: 17, top: 222, uneven: 128, blur: 0 },
];
const [fieldWide, fieldHigh] = [640, 460];

/** A field that repeats: row behind row, each on stems of its own, the farther the smaller and the more in the light. */
async function field() {
  const [width, height] = [fieldWide, fieldHigh];
  const next = random(5);
  const layers: { input: Buffer }[] = [];
  for (const { count, near, grain, top, uneven, blur } of rows) {
    const sheet = new Sheet(width, height, true);
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.1 + next() * 0.8) / count) * width;
      // No two neighbours are of one height, and few are of the greatest.
      const high = top + (0.62 - 1.62 * ((index * 0.618 + 0.2 * next()) % 1) ** 1.35) * uneven;
      // Wind comes from the left in gusts; a few swing back.
      const gust = 0.5 + 0.5 * Math.sin((x / width) * 4 * Math.PI + near * 5);
      const way = next() < 0.14 ? -0.5 : 1;
      const lean = way * (8 + gust * 20 + next() * 22) * near;
      const bowed = (0.25 * gust + 0.85 * next() ** 1.3) * (high < top - 30 ? 0.5 : 1);
      const size = grain * (0.78 + next() * 0.44);
      if (near > 0.5) {
        const low = high + (height - high) * (0.4 + 0.3 * next());
        const [far, aim] = [grain * (2.4 + 2.6 * next()), next() < 0.5 ? -1 : 1];
        const fall = next() * 1.7 - 1.1;
        bladeOn(
          sheet,
          [x, low + far],
          [x + aim * far * (0.1 + 0.3 * next()), low - far * 1.3],
          [x + aim * far * (0.9 + 0.9 * next()), low + far * fall],
          grain * 0.34,
          near,
        );
      }
      earOn(sheet, {
        foot: [x - lean * 0.4, height + 20],
        bend: [x + lean * 0.1, high - 20 * bowed],
        tip: [x + lean + way * bowed * size * 3, high + bowed * size * 4],
        grain: size,
        pairs: 8 + Math.floor(next() * 5),
        near,
        awn: 3 + next() * 2.6,
        seed: Math.floor(next() * 1e6),
      });
    }
    const small = await sharp(await sheet.shown().png().toBuffer())
      .resize(width, height)
      .png()
      .toBuffer();
    // Each row stands in the shade and the dust of its own feet.
    const shaded = await footed(small, width, height, near, top);
    layers.push({ input: blur === 0 ? shaded : await blurredRound(shaded, width, height, blur) });
  }
  const clear = sharp({ create: { width, height, channels: 4, background: "#f7dca600" } });
  const small = await clear.composite(layers).raw().toBuffer();
  return glazed(width, height, (x, y) => {
    const k = (y * width + x) * 4;
    const own: Three = [small[k], small[k + 1], small[k + 2]];
    const deep = smooth(height * 0.74, height * 0.985, y + (noise(x / 20, y / 40, 4, 32) - 0.5) * 26);
    return [...mix3(own, ground, deep), Math.max(small[k + 3] / 255, smooth(height * 0.7, height * 0.9, y))];
  });
}

/** What a row hides: straw that thickens and darkens towards the ground, between its stems. */
async function footed(row: Buffer, width: number, height: number, near: number, top: number) {
  const own = await sharp(row).raw().toBuffer();
  const [lit, low] = [mix3(dust, straw, near * 0.75), mix3(dust, earth, near)];
  return glazed(width, height, (x, y) => {
    const k = (y * width + x) * 4;
    const alpha = own[k + 3] / 255;
    const from = top + 46 + 34 * near;
    const stalks = noise(x / 3.2, y / 90, 6, 200) * 0.6 + noise(x / 1.6, y / 60, 9, 400) * 0.4;
    const down = smooth(from, from + 150, y);
    const body = smooth(from - 14, from + 46, y + (stalks - 0.5) * 70);
    const behind = mix3(lit, low, clamp(down * 1.15 + (stalks - 0.5) * 0.7));
    const shade = mix3([own[k], own[k + 1], own[k + 2]], low, down * 0.5);
    return [...mix3(behind, shade, alpha), Math.max(alpha, body)];
  })
    .png()
    .toBuffer();
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

/** One plant by the places of its stem. */
type Plant = readonly [
  foot: number,
  bendX: number,
  bendY: number,
  tipX: number,
  tipY: number,
  grain: number,
  pairs: number,
  seed: number,
];
const behind: readonly Plant[] = [
  [70, 84, 420, 60, 268, 17, 12, 31],
  [206, 250, 380, 316, 410, 18, 11, 12],
  [300, 330, 560, 372, 452, 16, 11, 17],
  [10, -2, 480, 16, 330, 17, 11, 19],
];
const before: readonly Plant[] = [
  [26, 20, 470, 34, 196, 26, 14, 21],
  [252, 300, 420, 402, 522, 27, 12, 8],
  [110, 128, 420, 150, 92, 33, 15, 14],
  [176, 214, 300, 316, 344, 31, 12, 5],
];

/** An ear on its stem, which comes from below the picture. */
function plantOn(
  sheet: Sheet,
  [foot, bendX, bendY, tipX, tipY, grain, pairs, seed]: Plant,
  { height, near, awn }: { height: number; near: number; awn: number },
): void {
  earOn(sheet, {
    foot: [foot, height + 40],
    bend: [bendX, bendY],
    tip: [tipX, tipY],
    grain,
    pairs,
    near,
    awn,
    seed,
  });
}

/** A stand at the field's edge, so near that every husk is seen: upright, nodding, bowed, on stems with their leaves. */
async function ears() {
  const [width, height] = [480, 760];
  const stand = (plants: readonly Plant[], near: number) => {
    const sheet = new Sheet(width, height);
    const next = random(9);
    for (const plant of plants) {
      const [foot, bendX, , tipX, tipY, grain] = plant;
      for (const joint of [600 + next() * 60, 500 + next() * 60]) {
        const way = next() < 0.5 ? -1 : 1;
        const along = (height + 40 - joint) / (height + 40 - tipY);
        const x = foot + (bendX - foot) * 2 * along * (1 - along) + (tipX - foot) * along * along;
        bladeOn(
          sheet,
          [x, joint],
          [x + way * grain * (0.4 + next()), joint - grain * (3.4 + 2 * next())],
          [x + way * grain * (2.6 + 2 * next()), joint - grain * (3.4 * next() - 0.4)],
          grain * 0.36,
          near,
        );
      }
      plantOn(sheet, plant, { height, near, awn: 4.6 });
    }
    return sheet.shown();
  };
  const far = await sharp(await stand(behind, 0.62).png().toBuffer())
    .resize(width, height)
    .png()
    .toBuffer();
  const soft = await sharp(far).blur(2.2).png().toBuffer();
  const sharpest = await sharp(await stand(before, 1).png().toBuffer())
    .resize(width, height)
    .png()
    .toBuffer();
  const laid = await sharp(soft)
    .composite([{ input: sharpest, left: 0, top: 0 }])
    .raw()
    .toBuffer();
  return glazed(width, height, (x, y) => {
    const k = (y * width + x) * 4;
    const deep = smooth(height * 0.72, height * 0.99, y);
    // Nothing is cut off at its sides.
    const whole = smooth(0, 34, x) * smooth(width, width - 34, x);
    return [...mix3([laid[k], laid[k + 1], laid[k + 2]], ground, deep * 0.94), (laid[k + 3] / 255) * whole];
  });
}

const nearest: readonly Plant[] = [
  [-14, -2, 330, 30, 176, 36, 11, 41],
  [84, 84, 250, 150, 66, 45, 12, 3],
];

/** Ears before one's very eyes, against the light: brown but for their rims, and not quite in focus. */
async function near() {
  const [width, height] = [360, 420];
  const sheet = new Sheet(width, height);
  for (const plant of nearest) plantOn(sheet, plant, { height, near: 1, awn: 3.6 });
  const seen = await sharp(await sheet.shown().png().toBuffer())
    .resize(width, height)
    .blur(1.1)
    .raw()
    .toBuffer();
  const [shade, rim] = [rgb("5b3412"), rgb("ffd98a")];
  return glazed(width, height, (x, y) => {
    const k = (y * width + x) * 4;
    const bright = (seen[k] * 0.5 + seen[k + 1] * 0.4 + seen[k + 2] * 0.1) / 255;
    const lit = smooth(0.5, 0.95, bright) * 0.9;
    const deep = smooth(height * 0.66, height * 0.96, y);
    const body = mix3(mix3(shade, rgb("b37a2c"), smooth(0.2, 0.6, bright) * 0.7), rim, lit * (1 - deep));
    const whole = smooth(width, width - 30, x) * (1 - smooth(height * 0.84, height, y));
    return [...mix3(body, ground, deep), (seen[k + 3] / 255) * whole];
  });
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
  field: async () => ({ image: await field(), quality: 24 }),
  ears: async () => ({ image: (await ears()).resize(400), quality: 22 }),
  near: async () => ({ image: await near(), quality: 24 }),
  tooth: () => Promise.resolve({ image: tooth(), quality: 46 }),
};
