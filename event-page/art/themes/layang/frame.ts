import { rgb } from "../../kit/colour.ts";
import type { Three } from "../../kit/numbers.ts";
import type { Kite } from "./kites.ts";

/*
 * A kite with six corners that a photo is pasted on: a hem of paper with a row of flowers, bamboo whose ends stand out at its
 * corners. Its measure: 1 is half of the photo's width. And the same paper as a sheet that repeats.
 */

const [crimson, saffron, cream, teal, deep, ground, red] = [
  "b3202a",
  "ffc53d",
  "fff3d6",
  "0f9a8b",
  "0a5f6e",
  "a0152c",
  "e8401f",
].map(rgb);

/** Corners of the photo, as layang.css cuts it out. */
const corners = [
  [0, -1.04],
  [1, -0.645],
  [0.86, 0.707],
  [0, 1.04],
  [-0.86, 0.707],
  [-1, -0.645],
] as const;

const hem = 0.155;

interface Side {
  /** Distance inwards of this side, and the way along it. */
  inside: number;
  along: number;
  length: number;
  index: number;
}

function nearest(x: number, y: number): Side {
  let least: Side = { inside: Infinity, along: 0, length: 1, index: 0 };
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 6];
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const inside = (y - ay) * ux - (x - ax) * uy;
    if (inside < least.inside) least = { inside, along: (x - ax) * ux + (y - ay) * uy, length, index };
  });
  return least;
}

const grounds = [teal, deep, crimson, crimson, deep, teal];

/** Petals about a place: above nothing within. */
const petals = (x: number, y: number, size: number) =>
  size * (0.74 + 0.26 * Math.cos(Math.atan2(y, x) * 8)) - Math.hypot(x, y);

function hemPaper(x: number, y: number): { colour: Three; sheet: number } {
  const { inside, along, length, index } = nearest(x, y);
  const out = inside + hem;
  if (out < 0.03) return { colour: saffron, sheet: 1 };
  if (out < 0.042) return { colour: crimson, sheet: 2 };
  if (out > 0.142) return { colour: saffron, sheet: 3 };
  const count = Math.round(length / 0.27);
  const place = (along / length) * count;
  const from = (place - Math.floor(place) - 0.5) * (length / count);
  const off = out - 0.092;
  if (Math.hypot(from, off) < 0.017) return { colour: saffron, sheet: 5 };
  const bloom = petals(from, off, 0.05);
  if (bloom > 0) return { colour: bloom > 0.016 ? red : cream, sheet: 6 };
  const lean = Math.abs(Math.abs(from) - 0.088);
  if (Math.abs(off) < 0.03 * (1 - (lean / 0.036) ** 2)) return { colour: saffron, sheet: 7 };
  return { colour: grounds[index], sheet: 8 + index };
}

export const framed: Kite = {
  seed: 6,
  ribbon: [red, saffron],
  sheets: hemPaper,
  within: (x, y) => nearest(x, y).inside + hem,
  bow: -0.62,
};

/** How far within the hole a place lies, where the photo is. */
export const inPhoto = (x: number, y: number) => nearest(x, y).inside;

/** Ends of the sticks that stand out at the corners; above nothing within. */
export function stickEnd(x: number, y: number): number {
  let most = -1;
  for (const [cx, cy] of corners) {
    const far = Math.hypot(cx, cy);
    const [ux, uy] = [cx / far, cy / far];
    const along = x * ux + y * uy - far;
    const off = Math.abs(-x * uy + y * ux);
    if (along > 0 && along < 0.23) most = Math.max(most, 0.014 - off);
  }
  return most;
}

/** The paper itself, one period of 1 × 1: rows of flowers and leaves, every second row moved by half. */
export function sheetAt(u: number, v: number): Three {
  const row = Math.floor(v * 2);
  const x = (u + row * 0.5) % 1;
  const [fx, fy] = [x - 0.5, (v * 2 - row - 0.5) * 0.5];
  const fibre = 0.94 + 0.12 * ((Math.sin(u * 90.3 + v * 41.7) * 43758.5453) % 1) * 0.3;
  const tone = (colour: Three): Three => [colour[0] * fibre, colour[1] * fibre, colour[2] * fibre];
  if (Math.hypot(fx, fy) < 0.06) return tone(saffron);
  const bloom = petals(fx, fy, 0.19);
  if (bloom > 0) return tone(bloom > 0.07 ? red : cream);
  const side = Math.abs(fx) - 0.34;
  if (Math.abs(fy) < 0.05 * (1 - (side / 0.12) ** 2)) return tone(saffron);
  return tone(ground);
}
