import sharp, { type Sharp } from "sharp";
import { linear } from "../../kit/colour.ts";
import { lit, type Lamp } from "../../kit/lamp.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { exposed, painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { bud, flower, kanthil, leaf, strand } from "./flora.ts";

/** Points are painted twice as fine as they are shown. */
const over = 2;

const moon = (k: number): Lamp => ({
  contact: [Math.round(1.6 * k), Math.round(4.5 * k), Math.round(12 * k)],
  shade: 34,
  step: k * 0.5,
});

/** A curtain of jasmine under one moon: strings, the knot that holds them, a blossom, silk, paper. */
export const pictures: Record<string, () => Promise<Picture>> = {
  curtain: async () => ({ image: await curtain(), quality: 38 }),
  knot: () => Promise.resolve({ image: exposed(lit(knot(1.7 * over), moon(1.7 * over)), over), quality: 46 }),
  blossom: () =>
    Promise.resolve({ image: exposed(lit(blossom(1.6 * over), moon(2.4 * over)), over), quality: 48 }),
  wreath: () =>
    Promise.resolve({ image: exposed(lit(wreath(1.7 * over), moon(1.7 * over)), over), quality: 42 }),
  mist: () => Promise.resolve({ image: painted(390, 844, mist), quality: 50 }),
  silk: () => Promise.resolve({ image: painted(390, 844, silk), quality: 50 }),
  paper: () => Promise.resolve({ image: paper(240), quality: 66 }),
};

/** Four strings on one sheet: every curtain of the page is cut from it. */
function strands(k: number): Scene {
  const scene = new Scene(Math.round(120 * k), Math.round(820 * k));
  const next = random(21);
  for (const [index, rosette, tip] of [
    [0, 0, 40],
    [1, 17, 46],
    [2, 0, 36],
    [3, 11, 44],
  ]) {
    const place = { x: (15 + 30 * index) * k, top: -30 * k, length: 848 * k, fine: k };
    strand(scene, { ...place, size: 14.5, rosette, tip }, next);
  }
  return scene;
}

/** Where each string of the left half hangs, how long it is, and which of the four it is cut from; back ones are fainter. */
const hung = {
  back: [
    [17, 704, 0],
    [49, 310, 3],
    [81, 212, 2],
    [115, 192, 1],
    [145, 206, 1],
    [177, 186, 0],
  ],
  front: [
    [15, 763, 0],
    [34, 486, 3],
    [60, 284, 2],
    [87, 206, 1],
    [113, 180, 1],
    [140, 160, 0],
    [168, 154, 3],
    [197, 144, 2],
  ],
} as const;

/** Half a curtain, to be mirrored: strings that grow longer towards the edge. */
async function curtain(): Promise<Sharp> {
  const fine = 1.4;
  const sheet = exposed(lit(strands(fine * over), moon(fine * over)), over);
  const points = await sheet.png().toBuffer();
  const { height } = await sharp(points).metadata();
  const cut = async ([x, length, which]: readonly [number, number, number], isBack: boolean) => {
    const tall = Math.round(length * fine);
    const string = sharp(points).extract({
      left: Math.round(30 * which * fine),
      top: height - tall,
      width: Math.round(30 * fine),
      height: tall,
    });
    const input = isBack
      ? await string.linear([0.62, 0.68, 0.66, 0.7], [0, 0, 0, 0]).png().toBuffer()
      : await string.png().toBuffer();
    return { input, left: Math.round((x - 15) * fine), top: 0 };
  };
  const layers = await Promise.all([
    ...hung.back.map((one) => cut(one, true)),
    ...hung.front.map((one) => cut(one, false)),
  ]);
  const size = { width: Math.round(212 * fine), height: Math.round(764 * fine) };
  const half = await sharp({ create: { ...size, channels: 4, background: "#0000" } })
    .composite(layers)
    .png()
    .toBuffer();
  return sharp(half);
}

/** Places about a middle, by angle and distance, at a scale. */
function around(x: number, y: number, k: number): (angle: number, distance: number, z: number) => Three {
  return (angle, distance, z) => [
    x * k + Math.cos(angle) * distance * k,
    y * k + Math.sin(angle) * distance * k,
    z * k,
  ];
}

/** Open flowers, buds, leaves and kanthil, gathered. */
function knot(k: number): Scene {
  const scene = new Scene(Math.round(250 * k), Math.round(250 * k));
  const next = random(5);
  const at = around(122, 118, k);
  for (const [angle, distance, length, width, lift] of [
    [0.1, 30, 104, 22, 0.35],
    [0.62, 30, 88, 20, 0.2],
    [1.05, 22, 96, 19, 0.3],
    [1.55, 30, 78, 18, 0.1],
    [-0.42, 26, 92, 20, 0.3],
    [2.2, 26, 86, 19, 0.3],
    [2.9, 30, 90, 20, 0.2],
    [3.7, 24, 80, 18, 0.3],
    [4.5, 20, 70, 17, 0.2],
    [5.3, 24, 78, 18, 0.25],
  ])
    leaf(
      scene,
      at(angle, distance, -30),
      { angle, length: length * k, width: width * k, lift: lift * 0.5 },
      next,
    );
  for (const [angle, distance, length] of [
    [0.36, 44, 62],
    [1.3, 40, 66],
    [2.5, 42, 58],
  ])
    kanthil(scene, at(angle, distance, -8), [Math.cos(angle), Math.sin(angle), 0.12], length * k, next);
  for (let index = 0; index < 26; index += 1) {
    const angle = index * 2.4 + next() * 0.5;
    const axis: Three = [Math.cos(angle), Math.sin(angle), 0.35 + 0.4 * next()];
    bud(scene, at(angle, 30 + 34 * next(), -4), axis, (22 + 7 * next()) * k, next, next());
  }
  for (const [angle, distance, radius, open] of [
    [0.2, 44, 27, 0.8],
    [1.15, 42, 29, 1],
    [2.1, 44, 26, 0.7],
    [3, 44, 28, 0.95],
    [4, 40, 26, 0.8],
    [5, 42, 27, 0.9],
    [5.75, 40, 25, 0.6],
    [0.75, 14, 33, 1],
    [3.4, 14, 31, 0.75],
  ]) {
    const axis: Three = [Math.cos(angle) * distance * 0.012, Math.sin(angle) * distance * 0.012, 1];
    flower(scene, at(angle, distance, distance < 20 ? 20 : 8), axis, radius * k, next, open);
  }
  return scene;
}

/** Flowers, buds, leaves and kanthil bound to a ring, with room in its middle for a sign. */
function wreath(k: number): Scene {
  const scene = new Scene(Math.round(250 * k), Math.round(250 * k));
  const next = random(17);
  const at = around(125, 125, k);
  const round = 2 * Math.PI;
  for (let index = 0; index < 26; index += 1) {
    const angle = (index / 26) * round + (next() - 0.5) * 0.14;
    const isInner = index % 4 === 1;
    leaf(
      scene,
      at(angle, isInner ? 72 : 74, -30),
      {
        angle: isInner ? angle + 2.1 : angle + 0.55 + (next() - 0.5) * 0.5,
        length: (isInner ? 34 : 42 + 10 * next()) * k,
        width: (isInner ? 8 : 12) * k,
        lift: 0.12,
      },
      next,
    );
  }
  for (let index = 0; index < 6; index += 1) {
    const angle = (index / 6) * round + 0.4;
    kanthil(scene, at(angle, 84, -6), [Math.cos(angle + 0.5), Math.sin(angle + 0.5), 0.14], 36 * k, next);
  }
  for (let index = 0; index < 46; index += 1) {
    const angle = index * 2.4;
    const axis: Three = [Math.cos(angle + 0.4), Math.sin(angle + 0.4), 0.35 + 0.4 * next()];
    bud(scene, at(angle, 62 + 26 * next(), -4), axis, (15 + 5 * next()) * k, next, next());
  }
  for (let index = 0; index < 17; index += 1) {
    const angle = (index / 17) * round;
    const isLarge = index % 2 === 0;
    flower(
      scene,
      at(angle, isLarge ? 80 : 72 + 14 * next(), isLarge ? 10 : 4),
      [Math.cos(angle) * 0.3, Math.sin(angle) * 0.3, 1],
      (isLarge ? 20 : 14) * k,
      next,
      0.65 + 0.35 * next(),
    );
  }
  return scene;
}

/** One great blossom. */
function blossom(k: number): Scene {
  const scene = new Scene(Math.round(260 * k), Math.round(250 * k));
  const next = random(11);
  const at = (angle: number, dx: number, dy: number, z: number): Three => [
    (130 + Math.cos(angle) * dx) * k,
    (122 + Math.sin(angle) * dy) * k,
    z * k,
  ];
  for (const [angle, length] of [
    [2.5, 120],
    [0.5, 110],
    [1.4, 96],
    [3.7, 90],
    [5.4, 100],
  ])
    leaf(scene, at(angle, 22, 22, -40), { angle, length: length * k, width: 25 * k, lift: 0.2 }, next);
  flower(scene, at(0, 0, 0, 0), [-0.12, 0.12, 1], 92 * k, next);
  for (const [angle, length] of [
    [0.95, 56],
    [1.9, 50],
  ])
    bud(scene, at(angle, 76, 66, -10), [Math.cos(angle), Math.sin(angle), 0.2], length * k, next);
  return scene;
}

const silkTones = { low: linear("0A211A"), middle: linear("1D4135"), high: linear("4C8570") };

function fold(x: number, y: number): number {
  const warp = cloudy(x * 2.2, y * 1.1, 3, 3);
  const u = x * 9 + 2.2 * warp + 0.35 * Math.sin(y * 3 + x * 5);
  return (
    0.5 +
    0.32 * Math.sin(u * 3.1) +
    0.2 * Math.sin(u * 5.3 + 1.3 + 2 * warp) +
    0.16 * Math.sin(u * 1.3 + 4 * cloudy(x, y * 0.7, 12, 2))
  );
}

/** Folds of silk with the moon high in the middle. */
function silk(u: number, v: number, x: number, y: number): Three {
  const step = 0.0016;
  const height = fold(u, v);
  const dx = (fold(u + step, v) - height) / step / 9;
  const dy = (fold(u, v + step) - height) / step / 9;
  const n = 1 / Math.hypot(dx * 0.8, dy * 0.8, 1);
  const light = clamp((dx * 0.4 + dy * 0.3 + 0.62) * n);
  const shine = clamp((dx * 0.35 + 0.9) * n) ** 9;
  const glow = Math.exp(-(((u - 0.5) * 1.5) ** 2 + ((v - 0.17) * 2.1) ** 2) * 3.2) * 0.5;
  const shade = clamp(0.15 + 0.5 * light * (0.45 + 0.55 * height) + 0.14 * shine) * (0.72 + glow);
  const { low, middle, high } = silkTones;
  const colour =
    shade < 0.4 ? mix3(low, middle, shade / 0.4) : mix3(middle, high, clamp((shade - 0.4) / 0.6));
  const edge = 1 - 0.45 * smooth(0.55, 1.05, Math.hypot((u - 0.5) * 1.1, (v - 0.42) * 1.15) * 1.5);
  const grain = (noise(x, y, 77) - 0.5) * 0.006;
  const shown = (part: number) => 255 * clamp(part * edge + grain) ** (1 / 2.2);
  return [shown(colour[0]), shown(colour[1]), shown(colour[2])];
}

/** The same folds at daybreak. */
function mist(u: number, v: number): Three {
  const step = 0.0016;
  const height = fold(u, v);
  const dx = (fold(u + step, v) - height) / step / 9;
  const dy = (fold(u, v + step) - height) / step / 9;
  const n = 1 / Math.hypot(dx * 0.8, dy * 0.8, 1);
  const light = clamp((dx * 0.4 + dy * 0.3 + 0.62) * n);
  const shade = clamp(0.1 + 0.62 * light + 0.3 * height - 0.18 * v);
  const colour = mix3(linear("8FB29C"), linear("F1F4E8"), shade);
  const shown = (part: number) => 255 * clamp(part) ** (1 / 2.2);
  return [shown(colour[0]), shown(colour[1]), shown(colour[2])];
}

/** Ivory paper by hand, with fibres; it repeats without a seam. */
function paper(side: number) {
  const fibres = new Float32Array(side * side);
  const next = random(9);
  const wrap = (value: number) => Math.floor(value + 4 * side) % side;
  for (let fibre = 0; fibre < 260; fibre += 1) {
    let [x, y, angle] = [next() * side, next() * side, next() * 6.3];
    const length = 10 + 26 * next();
    const tone = next() < 0.5 ? 1 : -0.8;
    for (let step = 0; step < length; step += 1) {
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += (next() - 0.5) * 0.35;
      fibres[wrap(y) * side + wrap(x)] += tone * Math.sin((Math.PI * step) / length) * 0.9;
    }
  }
  return painted(side, side, (u, v, x, y) => {
    const tone = (cloudy(u * 5, v * 5, 4, 3, 5) - 0.45) * 9 + fibres[y * side + x] * 3.4;
    return [246 + tone, 245 + tone, 236 + tone];
  });
}
