import type { Sharp } from "sharp";
import { ramp } from "./colour.ts";
import { clamp, mix, smooth } from "./numbers.ts";
import { painted } from "./picture.ts";
import { cloudy, noise } from "./random.ts";

/** Leaf gold from its deepest shade to its glint: gold is bright where it turns to the lamp and brown where it turns away. */
export const gold = ramp([
  [0, "1c1206"],
  [0.16, "4a3210"],
  [0.34, "8a611d"],
  [0.52, "bf922f"],
  [0.68, "e0bb5c"],
  [0.84, "f7e2a0"],
  [1, "fffbe6"],
]);

/** Gold laid sheet by sheet: overlaps, creases, small breaks. `sheet` is the side of one, in points; `glow` is more light. */
export function leafed(width: number, height: number, sheet: number, seed: number, glow = 0): Sharp {
  const [scale, overlap] = [1.4, 0.05];
  const light = new Float32Array(width * height);
  const relief = new Float32Array(width * height);
  const broken = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const X = x + (cloudy(x / 56, y / 56, seed, 3) - 0.5) * 12;
      const Y = y + (cloudy(x / 56, y / 56, seed + 9, 3) - 0.5) * 12;
      const [column, row] = [Math.floor(X / sheet), Math.floor(Y / sheet)];
      const edge = Math.min(X / sheet - column, Y / sheet - row);
      const isLapped = edge < overlap;
      const crease = Math.abs(cloudy(X / 36 + column * 7, Y / 36 + row * 3, seed + 4) - 0.5);
      light[k] = (noise(column * 3.7, row * 5.3, seed) - 0.5) * 0.2 + (isLapped ? 0.07 : 0);
      relief[k] =
        (cloudy(x / 42, y / 42, seed + 2) * 14 +
          Math.max(0, 0.04 - crease) * 16 +
          (isLapped ? 0.6 : 0) +
          noise(x / 1.8, y / 1.8, seed) * 0.3) *
        scale;
      broken[k] = cloudy(x / 13, y / 13, seed + 70) * 0.6 + (edge < 0.01 ? 0.3 : 0);
    }
  }
  return painted(width, height, (_u, _v, x, y) => {
    const at = (i: number, j: number) =>
      relief[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
    const k = y * width + x;
    const lit =
      0.68 +
      glow -
      (at(1, 0) - at(-1, 0)) * 0.1 -
      (at(0, 1) - at(0, -1)) * 0.12 +
      light[k] +
      (noise(x / 210, y / 154, seed) - 0.5) * 0.3;
    const colour = gold(clamp(lit, 0.47 + glow, 0.97));
    const bare = smooth(0.6, 0.72, broken[k]) * 0.5;
    return [mix(colour[0], 74, bare), mix(colour[1], 50, bare), mix(colour[2], 16, bare)];
  });
}
