import { between, pierced, type Ray } from "../../kit/joinery.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";
import { screen } from "./straps.ts";

const [middle, level] = [195, 396];
const cell = 552;

/** One star of the lattice from so near that the page crops it, the morning behind. */
export function nearStar(density: number): Light {
  return pierced({
    width: 390,
    height: 844,
    density,
    depth: 64,
    wood: (x, y) => screen(x - middle + cell / 2, y - level + cell / 2, cell, 29),
    ray: (x, y): Ray => ({ x, y, dx: (x - middle) / 560, dy: (y - level) / 560 }),
    behind: morning,
    sun: [0.5, -0.62, -0.6],
    sunColour: [1.25, 0.98, 0.72],
    sky: [0.72, 0.58, 0.44],
    key: [-0.4, -0.62, 0.68],
    keyColour: [0.8, 0.74, 0.62],
    room: [0.3, 0.27, 0.22],
    spill: [26, 0.2],
  });
}

const sky = [
  [0, "b4d0c6"],
  [0.3, "dde5d2"],
  [0.52, "fbeccb"],
  [0.74, "fbd7a0"],
  [1, "f0b36c"],
] as const;

function morning(x: number, y: number): Three {
  const cloud = cloudy(x * 0.004 + 3, y * 0.022, 8, 4);
  const base = between(sky, clamp(y / 844 + 0.05 * (cloud - 0.5)));
  const veil = smooth(0.52, 0.72, cloud) * 0.3;
  return mix3(base, [1, 0.93, 0.8], veil);
}
