import type { Wood } from "../../kit/joinery.ts";
import { length, strapwork } from "../../kit/lattice.ts";
import { smooth, wrapped } from "../../kit/numbers.ts";

/** Along each edge of a star, where the eye is near enough to tell them apart. */
const lozenges = 8;

/** The lattice, a star about the middle of each cell: cell and half a strap in units. */
export function screen(x: number, y: number, cell: number, half: number): Wood {
  const { across, gap, along, below } = strapwork(x / cell, y / cell, half / cell);
  const off = Math.abs(across) * cell;
  const wood = strap(off / half, half, (along / length) * lozenges, (length * cell) / lozenges / half);
  return { ...wood, away: gap * cell - half, height: wood.height - 0.2 * half * below, shade: 0.62 * below };
}

/** A strap across: a bevel, lacquer, a hair-line of gold, and in the middle ivory, from near by as lozenges. */
function strap(off: number, half: number, along: number, long: number): Pick<Wood, "height" | "paint"> {
  if (off > 0.76) {
    const share = smooth(0.76, 1.06, off);
    return { height: -0.34 * half * share, paint: off < 0.83 ? "gold" : "green" };
  }
  if (half < 14) {
    const isGold = off > 0.22 && off < 0.36;
    const height = off < 0.22 ? 0.05 + 0.14 * (1 - (off / 0.22) ** 2) : 0;
    return { height: half * height, paint: off < 0.22 ? "ivory" : isGold ? "gold" : "green" };
  }
  if (off > 0.44) return { height: -0.1 * half * Math.sin(((off - 0.44) / 0.32) * Math.PI), paint: "green" };
  if (off > 0.36) return { height: half * 0.03, paint: "gold" };
  const within = 0.5 - Math.abs(wrapped(along, 1) - 0.5);
  const edge = (within - 0.5 * (off / 0.36)) * long * half;
  if (edge > 0.7) return { height: half * 0.02 + Math.min(edge, 4) * 0.35, paint: "ivory" };
  return { height: 0, paint: edge > -0.5 ? "gold" : "lacquer" };
}
