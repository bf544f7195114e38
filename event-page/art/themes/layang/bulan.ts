import { rgb } from "../../kit/colour.ts";
import { smooth, type Three } from "../../kit/numbers.ts";
import type { Kite } from "./kites.ts";

/*
 * The kite of the archipelago with wings like a bow and a moon for a tail, as it is flown from Riau to Lombok. What is pasted on
 * it is our own: flowers, leaves and a seam of points, cut from coloured paper.
 */

const [red, crimson, saffron, cream, teal, deep, plum] = [
  "e8401f",
  "b3202a",
  "ffc53d",
  "fff3d6",
  "0f9a8b",
  "0a5f6e",
  "7b2560",
].map(rgb);

const moon = { y: 0.74, radius: 0.44, hollow: 0.5, lift: 0.3 };

/** How far within wings, back and moon a place lies; below nothing outside of them. */
function within(x: number, y: number): number {
  return Math.max(wings(x, y), back(x, y), crescent(x, y));
}

function wings(x: number, y: number): number {
  const p = Math.abs(x);
  if (p > 0.999) return -1;
  const lift = -0.3 * p ** 2.2;
  const upper = lift - 0.38 * (1 - p ** 2) ** 0.66;
  const lower = lift + 0.2 * (1 - p ** 1.7) ** 0.75;
  return Math.min(y - upper, lower - y) * 0.84;
}

function back(x: number, y: number): number {
  const half = 0.045 + 0.05 * Math.exp(-(((y + 0.56) / 0.13) ** 2));
  return Math.min(half - Math.abs(x), y + 0.74, moon.y + moon.radius - y);
}

function crescent(x: number, y: number): number {
  const outer = moon.radius - Math.hypot(x, y - moon.y);
  return Math.min(outer, Math.hypot(x, y - moon.y + moon.lift) - moon.hollow + 0.12);
}

/** A flower of eight petals about a place. */
function flower(x: number, y: number, size: number): number {
  const angle = Math.atan2(y, x);
  return size * (0.72 + 0.28 * Math.cos(angle * 8)) - Math.hypot(x, y);
}

/** A leaf from one place, so long, that points along an angle. */
function leaf(x: number, y: number, angle: number, length: number, wide: number): number {
  const along = (x * Math.cos(angle) + y * Math.sin(angle)) / length;
  const off = Math.abs(-x * Math.sin(angle) + y * Math.cos(angle));
  if (along < 0 || along > 1) return -1;
  return wide * Math.sin(Math.PI * along ** 0.8) - off;
}

function pasted(x: number, y: number): { colour: Three; sheet: number } {
  const p = Math.abs(x);
  const inside = within(x, y);
  const isMoon = crescent(x, y) >= wings(x, y) && y > 0.3;
  if (back(x, y) >= 0 && !isMoon && wings(x, y) < 0) return { colour: crimson, sheet: 1 };
  if (inside < 0.05) return { colour: saffron, sheet: 2 };
  if (inside < 0.075) return { colour: crimson, sheet: 3 };
  if (isMoon) {
    const angle = Math.atan2(y - moon.y, x);
    const ray = Math.abs(Math.sin(angle * 9)) * 0.09;
    if (inside < 0.085 + ray) return { colour: cream, sheet: 5 };
    return { colour: p < 0.09 ? saffron : red, sheet: 6 };
  }
  const [fx, fy] = [p - 0.53, y + 0.17];
  const bloom = flower(fx, fy, 0.155);
  if (flower(fx, fy, 0.05) > 0) return { colour: saffron, sheet: 8 };
  if (bloom > 0.02) return { colour: bloom > 0.06 ? red : cream, sheet: 9 };
  for (const [angle, length, wide] of [
    [0.42, 0.3, 0.05],
    [-0.42, 0.34, 0.055],
    [2.76, 0.28, 0.05],
    [-2.7, 0.26, 0.045],
  ] as const)
    if (leaf(fx - Math.cos(angle) * 0.13, fy - Math.sin(angle) * 0.13, angle, length, wide) > 0)
      return { colour: saffron, sheet: 10 };
  // In the middle a larger one, so that the sticks behind it are its stem.
  const heart = flower(x, y + 0.12, 0.25);
  if (flower(x, y + 0.12, 0.085) > 0) return { colour: crimson, sheet: 11 };
  if (heart > 0.03) return { colour: heart > 0.1 ? red : saffron, sheet: 12 };
  return smooth(0.6, 0.62, p) > 0.5
    ? { colour: plum, sheet: 13 }
    : { colour: p > 0.4 ? deep : teal, sheet: 14 };
}

/** The one that leads. */
export const bulan: Kite = {
  seed: 5,
  ribbon: [crimson, saffron],
  sheets: pasted,
  within,
  bow: [-0.14, -0.3],
};
