import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { painted } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";

/* Sandstone in the sun of the morning, which stands in the upper left. */

export const sandstone = rgb("f1e4ca");
const marble = rgb("f7eedb");

/** A kerb of pale stone; `slope` of −1..1 is how far it leans towards the sun. */
export function kerb(x: number, y: number, slope: number): Three {
  const grain = 0.975 + 0.05 * cloudy(x / 14, y / 14, 4, 3);
  const tone = slope > 0 ? 1 + 0.04 * slope : 1 + 0.3 * slope;
  return scale3(marble, grain * tone);
}

/** Slabs in courses, a period of two by four. */
const [wide, high] = [160, 112];

/** A place on them: its tone, with the joint about each. */
export function slab(x: number, y: number): number {
  const row = wrapped(Math.floor(y / high), 4);
  const along = wrapped(x + (row % 2) * wide * 0.5 + (row > 1 ? wide * 0.18 : 0), wide * 2);
  const column = Math.floor(along / wide);
  const [a, b] = [along - column * wide, wrapped(y, high)];
  const tone = 0.978 + 0.034 * cell(column, row, 31);
  const side = Math.min(a, wide - a, b, high - b);
  const isLit = Math.min(a, b) < Math.min(wide - a, high - b);
  const rim = smooth(3.2, 1, side) * (isLit ? 0.035 : -0.04);
  return tone * (1 + rim) * (1 - 0.16 * smooth(1.2, 0.4, side));
}

export function paving(): Sharp {
  const fine = 2;
  return painted(wide * 2 * fine, high * 4 * fine, (_u, _v, px, py) => {
    const [x, y] = [(px + 0.5) / fine, (py + 0.5) / fine];
    const grain =
      1 + 0.02 * (noise(px / 2, py / 2, 5, 0) - 0.5) + 0.034 * (cloudy(x / 80, y / 112, 6, 4, 4) - 0.5);
    return scale3(sandstone, slab(x, y) * grain);
  });
}
