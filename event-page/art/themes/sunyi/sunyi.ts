import { weaveTile } from "../../kit/drape.ts";
import { embossed, Sheet, type Raking } from "../../kit/embossing.ts";
import { bud, leaf, magnolia, twig } from "../../kit/magnolia.ts";
import { smooth } from "../../kit/numbers.ts";
import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { random, type Random } from "../../kit/random.ts";
import { deckle, ground, plateMark } from "./sheet.ts";

/** Low, from the upper left. */
const day: Raking = {
  towards: [-0.62, -0.6, 0.46],
  tones: [
    [0, "6b5c4b"],
    [0.2, "a19382"],
    [0.36, "d0c6b8"],
    [0.5, "ebe5db"],
    [0.66, "f8f5ef"],
    [0.9, "fffefb"],
  ],
  shade: "6f5f4d",
};

/** A candle at the lower left. */
const candle: Raking = {
  towards: [0, 0, 1],
  flame: { x: 0.015, y: 0.44, high: 0.233, reach: 0.5 },
  tones: [
    [0, "0d0907"],
    [0.14, "251a12"],
    [0.36, "6e4a2a"],
    [0.6, "c18c50"],
    [0.85, "f6cf90"],
    [1, "fff0cf"],
  ],
  shade: "0a0705",
  sky: 0.12,
};

/** The same candle elsewhere. */
const at = (x: number, y: number): Raking => ({ ...candle, flame: { x, y, high: 0.24, reach: 0.56 } });

/** One branch of a white magnolia, pressed into a sheet of cotton: by day, and by a candle. */
export const pictures: Record<string, () => Promise<Picture>> = {
  spray: () => Promise.resolve({ image: embossed(spray(1.75), day), quality: 34 }),
  lit: () => Promise.resolve({ image: embossed(spray(1.6), candle), quality: 34 }),
  bloom: () => Promise.resolve({ image: embossed(bloom(1.7), { ...day, thrown: nearBloom }), quality: 32 }),
  bough: () => Promise.resolve({ image: embossed(bough(1.7), day), quality: 32 }),
  dusk: () => Promise.resolve({ image: embossed(bough(1.5), at(0.03, 0.16)), quality: 30 }),
  glow: () =>
    Promise.resolve({ image: embossed(bloom(1.5), { ...at(-0.05, 0.4), thrown: nearBloom }), quality: 30 }),
  deckle: () => Promise.resolve({ image: deckle("ebe5db", 0.5), quality: 36 }),
  torn: () => Promise.resolve({ image: ground("14100c", "6b5238"), quality: 30 }),
  plate: () => Promise.resolve({ image: plateMark("fffefa", "584838"), quality: 40 }),
  mark: () => Promise.resolve({ image: plateMark("8a6d4c", "070504"), quality: 36 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
  linen: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

/** Before a print its shade is short: nothing lies over whoever is in it. */
const nearBloom = (x: number, y: number) => {
  const round = Math.max(smooth(126, 98, Math.hypot(x - 118, y - 118)), smooth(118, 84, x));
  const left = Math.min(265 - 0.74 * x - 0.673 * y, 258 - 0.887 * x - 0.462 * y);
  return round * smooth(2, 26, left) * smooth(296, 270, y) * 0.9;
};

/** It comes in at the upper right and hangs before the sheet, larger than the screen. */
function spray(density: number): Sheet {
  const sheet = new Sheet(480, 490, density);
  const next = random(7);
  const heart = [232, 246] as const;
  twig(sheet, [[500, 80], [430, 132], [368, 170], [312, 216], heart], [9, 5]);
  twig(
    sheet,
    [
      [380, 162],
      [406, 220],
      [412, 280],
      [402, 340],
    ],
    [5.5, 3.6],
  );
  const leaves = [
    { from: [300, 180], angle: -1.25, bend: -0.4, length: 176, width: 34 },
    { from: [350, 170], angle: 0.2, bend: 0.5, length: 170, width: 32, base: 3 },
    { from: [220, 230], angle: -2.35, bend: 0.35, length: 236, width: 40, roll: 0.25 },
    { from: [200, 255], angle: 3.02, bend: -0.3, length: 188, width: 40, base: 5 },
    { from: [230, 280], angle: 2.02, bend: 0.35, length: 232, width: 38 },
    { from: [255, 280], angle: 1.2, bend: -0.3, length: 216, width: 37, base: 5 },
    { from: [210, 220], angle: -1.7, bend: -0.3, length: 190, width: 32, base: 2 },
    { from: [280, 260], angle: 0.62, bend: 0.3, length: 190, width: 30, base: 2 },
    { from: [452, 372], angle: 0.65, bend: 0.4, length: 150, width: 27 },
    { from: [400, 336], angle: 2.3, bend: -0.5, length: 120, width: 23 },
  ] as const;
  for (const one of leaves) leaf(sheet, one, next);
  opening(sheet, [400, 340], 1.42, 104, next);
  magnolia(
    sheet,
    {
      origin: [heart[0], heart[1], 0],
      axis: [-0.22, -0.16, 0.95],
      radius: 172,
      roll: 0.5,
      press: { flat: 0.42, base: 27 },
    },
    next,
  );
  bud(sheet, [422, 136], -1.2, 46);
  return sheet;
}

/** A single flower that hangs in from above, with leaves to one side: what lies at the corner of a print. */
function bloom(density: number): Sheet {
  const sheet = new Sheet(250, 300, density);
  const next = random(23);
  twig(
    sheet,
    [
      [-20, -10],
      [30, 40],
      [70, 76],
      [118, 120],
    ],
    [7, 4.5],
  );
  const leaves = [
    { from: [60, 66], angle: -0.5, bend: -0.5, length: 120, width: 22, base: 2 },
    { from: [84, 120], angle: 3.3, bend: -0.5, length: 130, width: 24 },
    { from: [92, 140], angle: 2.3, bend: -0.5, length: 170, width: 27, base: 3 },
    { from: [110, 150], angle: 1.75, bend: 0.12, length: 150, width: 24 },
  ] as const;
  for (const one of leaves) leaf(sheet, one, next);
  const press = { flat: 0.42, base: 19 };
  const flower = { origin: [122, 124, 0], axis: [-0.1, -0.2, 0.95], radius: 106, roll: 0.9, press } as const;
  magnolia(sheet, flower, next);
  return sheet;
}

/** A bud that begins to open, petal over petal. */
function opening(
  sheet: Sheet,
  from: readonly [number, number],
  angle: number,
  length: number,
  next: Random,
): void {
  const petals = [
    [-0.52, 0.5, 0.84, 0.26, 4],
    [0.5, -0.5, 0.86, 0.26, 5],
    [-0.24, 0.34, 1, 0.28, 11],
    [0.26, -0.3, 0.97, 0.27, 14],
    [0.02, 0.06, 0.9, 0.27, 20],
  ] as const;
  for (const [turn, bend, long, wide, base] of petals) {
    const shape = { from, angle: angle + turn, bend, length: length * long, width: length * wide };
    leaf(sheet, { ...shape, base, lift: 0.03, isPetal: true }, next);
  }
}

/** It crosses from one edge to the other. */
function bough(density: number): Sheet {
  const sheet = new Sheet(440, 290, density);
  const next = random(19);
  twig(
    sheet,
    [
      [-20, 190],
      [70, 164],
      [150, 152],
      [250, 142],
      [330, 114],
      [400, 98],
    ],
    [7.5, 3.2],
  );
  const leaves = [
    { from: [60, 166], angle: -1.1, bend: 0.5, length: 120, width: 22 },
    { from: [120, 156], angle: 1.9, bend: -0.4, length: 112, width: 22 },
    { from: [180, 148], angle: -2.1, bend: 0.4, length: 150, width: 27, roll: 0.3 },
    { from: [190, 148], angle: 2.7, bend: 0.2, length: 160, width: 27 },
    { from: [210, 148], angle: 0.9, bend: -0.4, length: 150, width: 27, base: 5 },
    { from: [240, 144], angle: -0.7, bend: 0.45, length: 150, width: 26 },
    { from: [330, 130], angle: 0.55, bend: 0.2, length: 128, width: 22 },
    { from: [358, 110], angle: -0.7, bend: 0.5, length: 68, width: 14 },
  ] as const;
  for (const one of leaves) leaf(sheet, one, next);
  magnolia(
    sheet,
    {
      origin: [204, 148, 0],
      axis: [0.1, -0.34, 0.9],
      radius: 104,
      press: { flat: 0.42, base: 19 },
    },
    next,
  );
  bud(sheet, [396, 101], -0.25, 36);
  bud(sheet, [92, 160], -2.1, 30);
  return sheet;
}
