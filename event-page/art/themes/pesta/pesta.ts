import { rgb } from "../../kit/colour.ts";
import { clamp } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, noise } from "../../kit/random.ts";
import { ballAt, over, rosetteAt, type Layer, type Point } from "./paper.ts";

const [magenta, saffron, plum, cream, coral, rose] = [
  "d92b7f",
  "ffb01a",
  "6d1f66",
  "fff0d4",
  "ff6b4a",
  "ff9fb4",
].map(rgb);

function rosette(side: number, layers: readonly Layer[]) {
  return glazed(side, side, (x, y) => rosetteAt(layers, x - side * 0.485, y - side * 0.48, side));
}

/** Four layers, so near that one sees how they were folded and cut. */
const great: Layer[] = [
  { radius: 412, pleats: 44, colour: saffron, rim: cream, holes: [0.9], isPointed: true },
  { radius: 330, pleats: 40, colour: magenta, rim: rose, holes: [0.86, 0.74], turn: 0.05 },
  { radius: 222, pleats: 32, colour: cream, rim: coral, isPointed: true, turn: 0.1 },
  { radius: 140, pleats: 26, colour: plum, rim: magenta, turn: 0.02 },
  { radius: 62, pleats: 18, colour: saffron, isPointed: true },
];

/** A dial for the day: rims about one wide heart of cream. */
const dial: Layer[] = [
  { radius: 418, pleats: 46, colour: saffron, rim: cream, isPointed: true },
  { radius: 366, pleats: 42, colour: plum, rim: rose, holes: [0.9], turn: 0.05 },
  { radius: 316, pleats: 44, colour: coral, rim: saffron, isPointed: true, turn: 0.02 },
  { radius: 282, pleats: 72, colour: cream, rim: cream, turn: 0.02 },
];

const coralFan: Layer[] = [
  { radius: 150, pleats: 32, colour: coral, rim: cream, isPointed: true },
  { radius: 98, pleats: 26, colour: cream, rim: saffron, holes: [0.78], turn: 0.06 },
  { radius: 50, pleats: 18, colour: magenta },
];

const plumFan: Layer[] = [
  { radius: 150, pleats: 34, colour: plum, rim: rose, holes: [0.84] },
  { radius: 96, pleats: 24, colour: rose, isPointed: true, turn: 0.06 },
  { radius: 52, pleats: 18, colour: saffron, rim: cream },
];

/** Half rosettes on a string, one period. */
function garland() {
  const [width, height] = [480, 104];
  const tones: readonly (readonly [typeof magenta, typeof magenta])[] = [
    [magenta, rose],
    [saffron, cream],
    [plum, magenta],
    [coral, saffron],
  ];
  return glazed(width, height, (x, y) => {
    let point: Point = [0, 0, 0, 0];
    for (let k = -1; k <= 4; k += 1) {
      const [colour, rim] = tones[((k % 4) + 4) % 4];
      const [u, v] = [x - k * 120 - 60, y - 18];
      if (Math.abs(u) > 104) continue;
      const layers: Layer[] = [
        { radius: 68, pleats: 30, colour, rim, isPointed: k % 2 === 0 },
        { radius: 34, pleats: 20, colour: rim, turn: 0.1 },
      ];
      const [red, green, blue, own] = rosetteAt(layers, u, v, 200);
      if (v >= -1) point = over(point, [red, green, blue], own);
    }
    const string = Math.abs(y - 16.5 - Math.sin((x / 120) * Math.PI * 2) * 0.6);
    return string < 1.8 ? [122, 70, 44, clamp(2.3 - string)] : point;
  });
}

/** Paper of the wall: a tooth that light grazes. */
function wall() {
  const side = 128;
  return glazed(side, side, (x, y) => {
    const at = (u: number, v: number) =>
      noise(u / 4, v / 4, 3, side / 4) * 0.6 + noise(u / 2, v / 2, 9, side / 2) * 0.4;
    const slope = (at(x + 1, y + 1) - at(x, y)) * 0.5 + (cell(x, y, 2) - 0.5) * 0.06;
    return slope > 0 ? [255, 255, 255, slope * 0.4] : [120, 60, 20, -slope * 0.22];
  });
}

const ball = (tones: readonly [typeof magenta, typeof magenta]) =>
  glazed(220, 330, (x, y) => ballAt(x - 100, y - 212, 84, tones));

/** Rosettes, balls of tissue and a garland, folded and cut from paper. */
export const pictures: Record<string, () => Promise<Picture>> = {
  great: () => Promise.resolve({ image: rosette(900, great).resize(760), quality: 33 }),
  dial: () => Promise.resolve({ image: rosette(900, dial).resize(640), quality: 30 }),
  coral: () => Promise.resolve({ image: rosette(340, coralFan), quality: 34 }),
  plum: () => Promise.resolve({ image: rosette(340, plumFan), quality: 34 }),
  ball: () =>
    Promise.resolve({
      image: ball([
        [255, 122, 168],
        [150, 14, 84],
      ]),
      quality: 36,
    }),
  lamp: () =>
    Promise.resolve({
      image: ball([
        [255, 205, 92],
        [196, 92, 6],
      ]),
      quality: 36,
    }),
  garland: () => Promise.resolve({ image: garland(), quality: 34 }),
  wall: () => Promise.resolve({ image: wall(), quality: 46 }),
};
