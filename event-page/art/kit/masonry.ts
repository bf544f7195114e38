import { linear } from "./colour.ts";
import { mix3, scale3, smooth, wrapped, type Three } from "./numbers.ts";
import { cell, cloudy, noise } from "./random.ts";

export const bricks: readonly Three[] = ["a04a2c", "93402a", "ab5836", "86382a", "b56b48", "9a4a30"].map(
  linear,
);
const grey = linear("a89c8d");
const moss = linear("5d5f3c");

interface Bond {
  width?: number;
  height?: number;
  /** Bricks after which a row repeats; four times as many rows. */
  period?: number;
}

/** A wall of bricks, each of its own tone and height; joints lie lower and darker. */
export function brick(x: number, y: number, { width = 14, height = 4.5, period = 0 }: Bond = {}) {
  const row = Math.floor(y / height);
  const along = x / width + (wrapped(row, 2) === 1 ? 0.5 : 0);
  const column = Math.floor(along);
  const u = (along - column) * width;
  const v = (y / height - row) * height;
  const [c, r] = period === 0 ? [column, row] : [wrapped(column, period), wrapped(row, period * 4)];
  const joint = smooth(0.05, 0.62, Math.min(u, width - u, v * 1.05, (height - v) * 1.05));
  const tone = bricks[Math.floor(cell(c * 3 + 1, r * 7 + 2) * bricks.length)];
  return {
    height: -1.15 * (1 - joint) + 0.5 * (cell(c, r) - 0.5),
    colour: scale3(tone, (0.88 + 0.22 * cell(r, c)) * (0.56 + 0.44 * joint)),
  };
}

/** Soft grey stone with a grain. */
export function stone(x: number, y: number): Three {
  const light = (0.8 + 0.34 * cloudy(x * 0.16, y * 0.16, 7)) * (0.9 + 0.2 * noise(x * 1.4, y * 1.4, 3));
  return [grey[0] * light * 1.03, grey[1] * light, grey[2] * light * 0.95];
}

/** What rain and moss do to a wall. */
export function weathered(colour: Three, x: number, y: number): Three {
  const stain = smooth(0.5, 0.74, cloudy(x * 0.05 + 3, y * 0.028, 12));
  return mix3(colour, mix3(scale3(colour, 0.45), moss, 0.35), stain * 0.55);
}
