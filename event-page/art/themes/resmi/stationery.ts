import type { Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { clamp, smooth, wrapped } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";
import { deviceAt } from "./device.ts";

/* What the portfolio is made of: buckram, foil stamped into it, laid paper, and a thick card whose bevelled edges are gilt. */

/** Foil from its shade to its glint; paler and cooler than leaf. */
export const foil = ramp([
  [0, "3a2607"],
  [0.22, "7d5a1e"],
  [0.42, "b58c3a"],
  [0.6, "d9b865"],
  [0.78, "f3dfa0"],
  [1, "fffbe8"],
]);

const pitch = 5;
const threads = 48;

/** Light and shade of a plain weave of uneven yarn, as it lies on any colour; every slub of it repeats after 48 threads. */
export function buckram(): Sharp {
  const side = pitch * threads;
  const thick = (thread: number, way: number) => 0.8 + 0.42 * cell(thread, way, 17);
  return glazed(side, side, (x, y) => {
    const wander = (noise(y / 30, 3, 5, side / 30) - 0.5) * 1.6;
    const sway = (noise(x / 30, 4, 6, side / 30) - 0.5) * 1.6;
    const [X, Y] = [wrapped(x + wander, side), wrapped(y + sway, side)];
    const [warp, weft] = [Math.floor(X / pitch), Math.floor(Y / pitch)];
    const [u, v] = [(X / pitch - warp - 0.5) * 2, (Y / pitch - weft - 0.5) * 2];
    const isWeft = (warp + weft) % 2 === 0;
    const [along, across] = isWeft ? [u, v] : [v, u];
    const slub = isWeft
      ? thick(weft, 1) + 0.4 * smooth(0.66, 0.9, noise(x / 24, weft, 9, side / 24))
      : thick(warp, 2) + 0.3 * smooth(0.7, 0.9, noise(y / 24, warp, 10, side / 24));
    const round = Math.sqrt(clamp(1 - (across / slub) ** 2)) * Math.cos(along * 1.15);
    const lit =
      0.62 * round - 0.36 - 0.2 * across + (isWeft ? 0.07 : -0.05) + (cell(warp, weft, 4) - 0.5) * 0.16;
    return lit > 0 ? [196, 212, 255, lit * 0.42] : [2, 5, 16, -lit * 0.95];
  });
}

/** Laid lines close together, a chain line across them, and fibres: light and shade on any paper. */
export function laid(): Sharp {
  const [width, height] = [168, 168];
  return glazed(width, height, (x, y) => {
    const drift = (noise(x / 28, 2, 3, 6) - 0.5) * 1.2;
    const line = Math.sin(((y + drift) / 6) * 2 * Math.PI);
    const chain = Math.exp(-(((x - 84) / 2.2) ** 2)) - 0.7 * Math.exp(-(((x - 88) / 2) ** 2));
    const fibre = cloudy(x / 7, y / 7, 12, 2, 24) - 0.5;
    const lit = line * 0.4 + chain * 0.7 + fibre * 0.9 + (cell(x, y, 2) - 0.5) * 0.2;
    return lit > 0 ? [255, 255, 252, lit * 0.3] : [96, 74, 34, -lit * 0.09];
  });
}

/** Nine slices of 64 points: shade on the cloth, a gilt bevel that is mitred at the corners, the edge of its face. */
export function card(): Sharp {
  const [side, out, bevel] = [320, 22, 9];
  return glazed(side, side, (x, y) => {
    const [l, t, r, b] = [x - out, y - out, side - 1 - out - x, side - 1 - out - y];
    const depth = Math.min(l, t, r, b);
    const low = Math.min(l - 2, t - 7, r + 6, b + 8);
    if (depth < 0) return [4, 8, 22, 0.66 * smooth(-17, 6, low) ** 1.4];
    if (depth < bevel) {
      const isAcross = depth === t || depth === b;
      const along = (isAcross ? x : y) / side;
      const towards = depth === t ? 0.8 : depth === l ? 0.66 : depth === r ? 0.34 : 0.24;
      const run =
        0.34 * Math.exp(-(((along - (isAcross ? 0.36 : 0.3)) / 0.13) ** 2)) +
        0.2 * Math.exp(-(((along - 0.72) / 0.07) ** 2)) -
        0.16 * Math.exp(-(((along - 0.54) / 0.1) ** 2));
      const brushed = (noise(x / (isAcross ? 9 : 1.4), y / (isAcross ? 1.4 : 9), 6) - 0.5) * 0.12;
      const across = depth / bevel;
      const lip = 0.12 * smooth(0.86, 0.97, across) - 0.12 * smooth(0.16, 0, across);
      const [red, green, blue] = foil(clamp(towards + run + brushed + lip));
      return [red, green, blue, 1];
    }
    const inside = depth - bevel;
    return [96, 70, 24, 0.16 * Math.exp(-inside / 2.4) + 0.05 * Math.exp(-inside / 20)];
  });
}

/** The device struck into paper without ink: its near sides catch the light, its far sides throw a little shade. */
export function embossed(side: number): Sharp {
  const half = side / 2;
  const at = (x: number, y: number) => deviceAt((x - half) / half, (y - half) / half);
  return glazed(side, side, (X, Y) => {
    let lit = 0;
    for (let k = 0; k < 4; k += 1) {
      const [x, y] = [X + (k % 2) / 2, Y + Math.floor(k / 2) / 2];
      lit += (at(x + 0.9, y + 0.9) - at(x - 0.9, y - 0.9)) / 4;
    }
    return lit > 0 ? [255, 255, 255, clamp(lit * 1.5)] : [84, 66, 34, clamp(-lit * 0.9, 0, 0.72)];
  });
}
