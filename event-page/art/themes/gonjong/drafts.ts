import { wrapped } from "../../kit/numbers.ts";

/* Drafts of our own, named after nothing and copied from no cloth. Rows are counted from the edge inwards. */

/** Over which warp threads the gold floats in each row. */
export type Draft = (warp: number, row: number) => boolean;

/** Points that hold long floats down. */
const isFree = (warp: number, row: number) => wrapped(warp + row * 3, 8) !== 0;

const line = (warp: number, row: number) => isFree(warp, row * 2 + 1);

/** Small stars, each in the middle of four others. */
function strewn(warp: number, row: number, period: number): boolean {
  const place = (shift: number) => {
    const half = period / 2;
    const [x, y] = [
      Math.abs(wrapped(warp + shift, period) - half + 0.5),
      Math.abs(wrapped(row + shift, period) - half + 0.5),
    ];
    return (x + y < 5 && x + y > 1.4) || (Math.max(x, y) < 6.4 && Math.min(x, y) < 0.8);
  };
  return place(0) || place(period / 2);
}

/** A broad border: lines, a chain of lozenges full of gold, teeth, and strewn silk. 36 × 128. */
export function rich(warp: number, row: number): boolean {
  if (row < 3) return line(warp, row);
  if (row === 4) return warp % 4 < 2;
  if (row >= 6 && row < 25) return lozenge(Math.abs(wrapped(warp, 18) - 8.5), Math.abs(row - 15), warp, row);
  if (row === 26) return warp % 4 < 2;
  if (row >= 28 && row < 30) return line(warp, row);
  if (row >= 30 && row < 35) return Math.abs(wrapped(warp, 9) - 4) < 35 - row;
  return row > 40 && strewn(warp, row - 38, 36);
}

function lozenge(x: number, y: number, warp: number, row: number): boolean {
  const away = x + y * 0.94;
  if (away < 1.2) return false;
  if (away < 3.6) return true;
  if (away < 4.8) return false;
  if (away < 8.4) return isFree(warp, row);
  if (away < 9.8) return false;
  const out = 9.5 - x + (9.5 - y);
  return out < 6.4 && out > 1.6;
}

/** Nothing but gold, for cords. */
export function full(warp: number, row: number): boolean {
  return (warp + row * 5) % 13 !== 0;
}

/** Plain silk with a narrow edge, for any breadth. */
export function edged(warp: number, row: number): boolean {
  return row < 2 ? line(warp, row) : row === 3 && warp % 4 < 2;
}

/** The same with small stars far apart. 56 × 128. */
export function quiet(warp: number, row: number): boolean {
  return edged(warp, row) || (row > 8 && strewn(warp, row - 6, 28));
}
