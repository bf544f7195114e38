import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cell, cloudy } from "../../kit/random.ts";
import { star } from "./tiles.ts";

/* Clear water over a floor of tiles: it bends what lies below, and gathers the sun into a net of light. */

export interface Water {
  shallow: Three;
  deep: Three;
  light: Three;
  /** How bright the net of light is. */
  net: number;
}

export const morning: Water = {
  shallow: rgb("43a79c"),
  deep: rgb("0d5860"),
  light: rgb("dff6e6"),
  net: 0.5,
};

const still = (x: number, y: number) => cloudy(x / 58, y / 46, 14, 3);

/** Floor of stars, one in 52. */
function floor(x: number, y: number): number {
  const size = 52;
  const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
  const [a, b] = [x / size - i - 0.5, y / size - j - 0.5];
  const out = star(a, b, 0.5);
  let tone = out > 0 ? 0.3 : 0.52 + 0.1 * cell(i, j, 3);
  if (star(a, b, 0.36) < 0) tone = 0.2;
  if (star(a, b, 0.29) < 0) tone = 0.66;
  const line = smooth(0.03, 0.01, Math.abs(out));
  return mix(tone, 0.85, line * 0.5);
}

/** A thin bright net: where noise crosses its middle, bent by other noise. */
function caustic(x: number, y: number): number {
  const [bx, by] = [cloudy(x / 40, y / 40, 51, 2) - 0.5, cloudy(x / 40, y / 40, 61, 2) - 0.5];
  const net = (size: number, seed: number) =>
    1 - Math.abs(2 * cloudy((x + 46 * bx) / size, (y + 46 * by) / size, seed, 2) - 1);
  return clamp(0.7 * net(34, 71) ** 14 + 0.6 * net(21, 81) ** 16);
}

/** @param depth 0 at the rim, 1 where it is deepest */
export function water(x: number, y: number, depth: number, { shallow, deep, light, net }: Water): Three {
  const [dx, dy] = [9 * (still(x + 3, y) - still(x - 3, y)) * 8, 9 * (still(x, y + 3) - still(x, y - 3)) * 8];
  const tone = floor(x + dx, y + dy);
  const body = mix3(shallow, deep, clamp(depth));
  let colour = scale3(body, mix(1, 0.74 + 0.5 * tone, mix(0.9, 0.55, depth)));
  colour = mix3(colour, light, net * mix(1, 0.45, depth) * caustic(x + dx, y + dy));
  // The sky, where the water leans to it.
  const lean = still(x - 4, y - 5) - still(x + 4, y + 5);
  colour = mix3(colour, lean > 0 ? light : scale3(deep, 0.6), clamp(Math.abs(lean) * 1.1) * 0.5);
  return colour;
}

/** Water on its way down a channel, `side` of −1..1; what it shows repeats after 72. */
export function flow(side: number, along: number, { shallow, deep, light }: Water): Three {
  const wave = (at: number) => cloudy(side * 1.6 + 0.5 * Math.sin(along / 11.46), at / 18, 15, 3, 4);
  const lean = wave(along - 3) - wave(along);
  const body = mix3(deep, shallow, 0.35 + 0.4 * Math.abs(side));
  return mix3(body, lean > 0 ? light : scale3(deep, 0.7), clamp(Math.abs(lean) * 1.5) * 0.6);
}
