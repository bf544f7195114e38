import sharp, { type Sharp } from "sharp";
import { lit } from "../../kit/lamp.ts";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { blossom, bud, leaf, rose, type Hue } from "../../kit/petals.ts";
import { exposed, glazed } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { shaded } from "../../kit/shade.ts";
import { greens, morning, spray, young } from "./sprays.ts";

/* A bush of roses with jasmine in a pot of clay, and a twig that was cut, as meshes in the light of the morning. */

const coral: Hue = { heart: [0.5, 0.05, 0.03], petal: [0.84, 0.19, 0.11], rim: [0.95, 0.42, 0.28] };
const apricot: Hue = { heart: [0.8, 0.2, 0.06], petal: [0.95, 0.5, 0.25], rim: [1, 0.74, 0.5] };
const cream: Hue = { heart: [0.86, 0.5, 0.16], petal: [0.96, 0.84, 0.62], rim: [1, 0.94, 0.82] };
const white: Hue = { heart: [0.75, 0.78, 0.4], petal: [0.94, 0.92, 0.84], rim: [1, 0.97, 0.92] };
const dusty: Hue = { heart: [0.46, 0.04, 0.1], petal: [0.8, 0.2, 0.27], rim: [0.96, 0.48, 0.5] };
const blushing: Hue = { heart: [0.76, 0.22, 0.2], petal: [0.96, 0.55, 0.46], rim: [1, 0.79, 0.7] };
const pale: Hue = { heart: [0.82, 0.5, 0.3], petal: [0.98, 0.83, 0.76], rim: [1, 0.94, 0.9] };

/** What grows in a pot: its roses from the deepest to the palest, and to which side it is turned. */
interface Planting {
  seed: number;
  hues: readonly [Hue, Hue, Hue];
  side: 1 | -1;
}

/** Grows on a floor of 640 × 1040; out of a pot whose rim is at 320, 800. */
function grown(scene: Scene, { seed, hues, side }: Planting): void {
  const next = random(seed);
  const [deep, warm, light] = hues;
  const foot = (dx: number): Three => [320 + dx, 800, -6];
  for (const [dx, angle, bend, length] of [
    [-40, -2.2, -0.3, 430],
    [40, -0.95, 0.3, 400],
    [-10, -1.72, -0.15, 600],
    [16, -1.4, 0.2, 560],
    [-60, -2.6, -0.35, 330],
    [60, -0.55, 0.3, 310],
    [0, -1.56, 0.1, 470],
    [-30, -1.95, 0.2, 480],
    [30, -1.15, -0.2, 470],
    [-76, -2.95, -0.5, 220],
    [76, -0.2, 0.5, 210],
  ] as const)
    spray(scene, foot(dx), [angle, bend, length], next() < 0.35 ? young : greens, next);
  // A bush is leaves between its flowers.
  for (let index = 0; index < 190; index += 1) {
    const [angle, away] = [next() * 6.3, Math.sqrt(next())];
    const [x, y] = [320 + Math.cos(angle) * 240 * away, 540 + Math.sin(angle) * 270 * away];
    const out = Math.atan2(y - 700, x - 320) + (next() - 0.5) * 1.2;
    leaf(
      scene,
      [x, y, 6 + 30 * (1 - away) * next()],
      {
        angle: out,
        bend: (next() - 0.5) * 1.2,
        length: 50 + 26 * next(),
        width: 15 + 6 * next(),
        lift: 0.2 + 0.5 * next(),
        roll: (next() - 0.5) * 1.3,
      },
      next() < 0.25 ? young : greens,
      next,
    );
  }
  const flowers: readonly (readonly [number, number, number, Hue, number])[] = [
    [316, 300, 92, light, 1],
    [196, 408, 84, warm, 1],
    [446, 392, 88, deep, 1],
    [322, 476, 104, warm, 1],
    [150, 560, 86, deep, 1],
    [492, 560, 82, light, 1],
    [262, 636, 92, light, 1],
    [398, 652, 98, deep, 1],
    [176, 700, 66, warm, 0.9],
    [500, 704, 60, warm, 0.8],
    [246, 214, 42, deep, 0.45],
    [402, 226, 46, warm, 0.5],
    [92, 456, 40, light, 0.5],
    [556, 452, 40, deep, 0.5],
  ];
  flowers.forEach(([place, y, radius, hue, open], index) => {
    const x = 320 + side * (place - 320);
    const lean: Three = [(x - 320) / 330, (y - 560) / 420, 1];
    for (let turn = 0; turn < 5; turn += 1)
      leaf(
        scene,
        [x, y, 34],
        {
          angle: turn * 1.26 + index,
          bend: 0.4,
          length: radius * 1.25,
          width: radius * 0.32,
          lift: 0.2,
          roll: (next() - 0.5) * 0.8,
        },
        greens,
        next,
      );
    rose(scene, [x, y, 48 + 14 * next()], lean, radius * 0.94, hue, next, open);
  });
  for (let index = 0; index < 34; index += 1) {
    const [angle, away] = [next() * 6.3, 0.62 + 0.42 * next()];
    const [x, y] = [320 + Math.cos(angle) * 250 * away, 500 + Math.sin(angle) * 290 * away];
    if (y > 770) continue;
    const lean: Three = [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5, 1];
    blossom(scene, [x, y, 44], lean, 19 + 7 * next(), white, next, 5);
    if (next() < 0.6)
      bud(
        scene,
        [x + 16, y - 12, 44],
        [Math.cos(angle), Math.sin(angle) - 0.5, 0.3],
        26,
        [0.92, 0.9, 0.8],
        next,
      );
  }
  for (let index = 0; index < 46; index += 1) {
    const x = 176 + 288 * next();
    leaf(
      scene,
      [x, 800 - 24 * next(), 40 + 60 * next()],
      {
        angle: -1.57 + (x - 320) / 130 + (next() - 0.5),
        bend: (next() - 0.5) * 1.4,
        length: 50 + 30 * next(),
        width: 14 + 7 * next(),
        lift: 0.3 + 0.5 * next(),
        roll: (next() - 0.5) * 1.2,
      },
      next() < 0.4 ? young : greens,
      next,
    );
  }
  // Ivy over the rim.
  for (const [x, angle, bend, length] of [
    [236, 2.1, -0.4, 150],
    [300, 1.8, 0.2, 190],
    [404, 1.2, 0.3, 160],
    [350, 1.4, 0.1, 110],
  ] as const)
    spray(scene, [x, 792, 96], [angle, bend, length], young, next, 0.56);
}

/** Turned clay: rim, belly, a band that was cut into it. */
function clay(scene: Scene): void {
  const [top, foot] = [796, 1020];
  const radius = (t: number) => {
    if (t < 0.03) return 158 + t * 200;
    if (t < 0.19) return 168 - 14 * smooth(0.15, 0.19, t);
    const body = (t - 0.19) / 0.81;
    return (
      152 - 46 * body ** 1.3 + 3 * Math.abs(Math.sin(body * 60)) * smooth(0.06, 0, Math.abs(body - 0.34))
    );
  };
  scene.turned(
    [320, top, -60],
    [0, 1, 0],
    foot - top,
    radius,
    (t, angle) => {
      const grain = 0.86 + 0.28 * cloudy(angle * 7, t * 18, 4, 4);
      const lime = 0.46 * smooth(0.54, 0.8, cloudy(angle * 4 + 7, t * 9, 8, 3));
      const zigzag = Math.abs(t - 0.52 - 0.06 * (2 * Math.abs(((angle * 4) % 1) - 0.5) - 0.5));
      const cut =
        1 -
        0.4 * smooth(0.016, 0.006, zigzag) -
        0.3 * smooth(0.008, 0.002, Math.min(Math.abs(t - 0.44), Math.abs(t - 0.6)));
      return scale3(
        mix3([0.56, 0.2, 0.075], [0.8, 0.58, 0.4], lime),
        grain * cut * (0.8 + 0.2 * smooth(1, 0.8, t)),
      );
    },
    { around: 120, along: 110, gloss: 0.03, trans: 0 },
  );
}

/** Roses of coral, apricot and cream in a pot. */
export function pot(): Promise<Sharp> {
  return potOf({ seed: 31, hues: [coral, apricot, cream], side: 1 });
}

/** Another of dusty pink, for the other side of a threshold. */
export function blush(): Promise<Sharp> {
  return potOf({ seed: 47, hues: [dusty, blushing, pale], side: -1 });
}

/** A pot and what grows in it, over its shade on the floor: 320 × 520. */
async function potOf(planting: Planting): Promise<Sharp> {
  const scene = new Scene(640, 1040);
  clay(scene);
  grown(scene, planting);
  const plant = await exposed(lit(scene, morning), 2).png().toBuffer();
  const shade = await glazed(320, 520, (x, y) => {
    const far = Math.hypot((x - 190) / 118, (y - 506) / 16);
    return [70, 46, 22, 0.66 * smooth(1, 0.2, far) * (0.9 + 0.1 * noise(x / 5, y / 3, 2))];
  })
    .png()
    .toBuffer();
  return sharp(
    await sharp(shade)
      .composite([{ input: plant }])
      .png()
      .toBuffer(),
  );
}

/** A garland from edge to edge of a page, its largest rose beside the middle: 660 × 260. */
export async function garland(): Promise<Sharp> {
  const scene = new Scene(1320, 520);
  const next = random(11);
  for (const [x, y, angle, bend, length] of [
    [560, 250, 3.3, -0.3, 590],
    [540, 220, 3.5, 0.42, 430],
    [520, 300, 2.8, 0.5, 380],
    [600, 320, 2.3, 0.6, 260],
    [760, 250, -0.16, 0.3, 580],
    [780, 220, -0.4, -0.42, 420],
    [790, 300, 0.36, -0.5, 370],
    [720, 320, 0.86, -0.6, 250],
  ] as const)
    spray(scene, [x, y, 0], [angle, bend, length], next() < 0.4 ? young : greens, next, 1.2);
  for (let turn = 0; turn < 26; turn += 1)
    leaf(
      scene,
      [380 + turn * 24, 260 + 70 * (next() - 0.5), 16],
      { angle: next() * 6.3, bend: 0.3, length: 110 + 50 * next(), width: 31, lift: 0.3 },
      greens,
      next,
    );
  for (const [x, y, size] of [
    [270, 226, 32],
    [340, 316, 28],
    [470, 178, 28],
    [800, 178, 32],
    [1010, 232, 30],
    [930, 340, 28],
    [690, 396, 26],
  ] as const)
    blossom(scene, [x, y, 44], [(x - 660) / 1200, -0.3, 1], size, white, next);
  rose(scene, [412, 262, 50], [-0.5, 0, 1], 72, cream, next);
  rose(scene, [316, 262, 42], [-0.7, -0.2, 0.9], 46, apricot, next);
  rose(scene, [500, 320, 58], [-0.3, 0.3, 1], 64, apricot, next);
  rose(scene, [780, 310, 58], [0.2, 0.3, 1], 86, apricot, next);
  rose(scene, [892, 258, 52], [0.5, -0.1, 1], 68, white, next);
  rose(scene, [986, 278, 42], [0.8, 0, 0.8], 44, coral, next);
  rose(scene, [210, 256, 32], [-1, 0, 0.7], 32, coral, next, clamp(0.5));
  rose(scene, [1100, 266, 32], [1, 0, 0.7], 32, apricot, next, clamp(0.5));
  rose(scene, [640, 250, 70], [-0.05, -0.1, 1], 122, coral, next);
  return Promise.resolve(exposed(lit(scene, morning), 2));
}

/** A twig that lies level, with the shade that it throws on paper or stone: 260 × 100. */
export async function twig(): Promise<Sharp> {
  const scene = new Scene(520, 200);
  const next = random(5);
  spray(scene, [250, 112, 0], [Math.PI + 0.2, -0.34, 190], greens, next, 0.82);
  spray(scene, [270, 112, 0], [-0.2, 0.34, 190], greens, next, 0.82);
  for (let turn = 0; turn < 7; turn += 1)
    leaf(
      scene,
      [260, 104, 20],
      { angle: turn * 0.9 + 0.3, bend: 0.3, length: 74, width: 20, lift: 0.3 },
      greens,
      next,
    );
  blossom(scene, [182, 84, 34], [-0.4, -0.3, 1], 22, white, next);
  blossom(scene, [338, 86, 34], [0.4, -0.3, 1], 22, white, next);
  rose(scene, [214, 118, 40], [-0.4, 0.1, 1], 38, cream, next);
  rose(scene, [306, 120, 40], [0.4, 0.1, 1], 36, cream, next);
  rose(scene, [260, 100, 52], [0, -0.05, 1], 56, coral, next);
  rose(scene, [150, 104, 30], [-1, -0.2, 0.7], 22, apricot, next, clamp(0.5));
  rose(scene, [372, 104, 30], [1, -0.2, 0.7], 22, apricot, next, clamp(0.5));
  const cut = exposed(lit(scene, morning), 2);
  return shaded(cut, { right: 4, down: 7, soft: 4, tone: [74, 47, 22], depth: 0.5 });
}
