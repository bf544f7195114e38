import sharp, { type Sharp } from "sharp";
import { ramp } from "./colour.ts";
import { clamp, wrapped } from "./numbers.ts";
import { noise, random } from "./random.ts";

/*
 * Songket thread by thread. A draft says, as on a loom, over which warp threads the gold floats in each row; every float is
 * a small cylinder that dips at both ends, every row has its own thickness and lustre.
 */

export type Draft = (warp: number, row: number) => boolean;

const gold = ramp([
  [0, "2a1206"],
  [0.2, "6d4213"],
  [0.45, "b98428"],
  [0.66, "e2b654"],
  [0.85, "f9e3a4"],
  [1, "fffdf0"],
]);
const red = ramp([
  [0, "22030a"],
  [0.35, "5e0a19"],
  [0.65, "8e1526"],
  [0.88, "b5263a"],
  [1, "d4525c"],
]);

/** One period of a cloth: so many warps and rows, each so many points wide. */
export function woven(warps: number, rows: number, size: number, draft: Draft, seed: number): Sharp {
  const [width, height] = [warps * size, rows * size];
  const next = random(seed);
  const thickness = Array.from({ length: rows }, () => 0.88 + next() * 0.2);
  const lustre = Array.from({ length: rows }, () => (next() - 0.5) * 0.16);
  const warpLustre = Array.from({ length: warps }, () => (next() - 0.5) * 0.16);
  const floats = (warp: number, row: number, step: number) => {
    let count = 0;
    while (count < 9 && draft(wrapped(warp + step * (count + 1), warps), row)) count += 1;
    return count;
  };
  const out = Buffer.alloc(width * height * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let warp = 0; warp < warps; warp += 1) {
      const isGold = draft(warp, row);
      const [before, after] = isGold ? [floats(warp, row, -1), floats(warp, row, 1)] : [0, 0];
      const isBelowGold = draft(warp, wrapped(row - 1, rows));
      const own = (noise(warp * 0.9, row * 7.7, seed) - 0.5) * 0.2;
      for (let y = 0; y < size; y += 1) {
        for (let x = 0; x < size; x += 1) {
          const [u, v] = [(x + 0.5) / size, ((y + 0.5) / size - 0.5) * 2];
          const [X, Y] = [warp * size + x, row * size + y];
          let colour;
          if (isGold) {
            const place = (before + u) / (before + after + 1);
            const arch = Math.sin(Math.PI * clamp(place, 0.02, 0.98)) ** 0.42;
            const off = v / thickness[row] + (noise(X / (size * 3), row * 3.1, 3) - 0.5) * 0.35;
            const round = Math.sqrt(Math.max(0, 1 - Math.min(1, off * off * 0.92)));
            const twist = Math.sin((X / size + row * 0.37) * 4.2 + off * 1.6) * 0.05;
            const glint =
              Math.exp(-(((off + 0.32) / 0.3) ** 2)) * Math.exp(-(((place - 0.42) / 0.3) ** 2)) * 0.34;
            const lit = 0.02 + 0.66 * round * (0.4 + 0.6 * arch) + glint + lustre[row] + own + twist;
            colour = Math.abs(off) > 1.02 ? red(0.06) : gold(lit);
          } else {
            const isOver = (warp + row) % 2 === 1;
            const [across, along] = isOver ? [v, (u - 0.5) * 2] : [(u - 0.5) * 2, v];
            const round = Math.sqrt(Math.max(0, 1 - across * across * 0.8));
            colour = red(
              0.14 +
                0.5 * round * (0.62 + 0.38 * Math.cos(along * 1.2)) +
                (isOver ? 0.06 : 0) +
                warpLustre[warp] * 0.7 +
                lustre[row] * 0.5 +
                own * 0.6 -
                (isBelowGold && v < -0.2 ? 0.16 : 0),
            );
          }
          for (let part = 0; part < 3; part += 1) out[(Y * width + X) * 3 + part] = Math.round(colour[part]);
        }
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}
