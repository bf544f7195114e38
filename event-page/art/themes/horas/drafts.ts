import { wrapped } from "../../kit/numbers.ts";

/* A woven end of our own in black, red and white; it copies no cloth, has no occasion and no name. */

export type Colour = "black" | "red" | "white";

export const threads = { across: 48, panel: 74, stripes: 8 };

/** Stripes of the warp. */
export function warpColour(warp: number): Colour {
  const x = Math.abs(wrapped(warp, 48) - 23.5);
  if (x < 1) return "white";
  if (x < 4) return "black";
  if (x < 5) return "white";
  if (x < 11) return "red";
  if (x < 12) return "white";
  if (x < 15) return "black";
  if (x < 16) return "red";
  if (x < 17) return "white";
  return x < 19 ? "black" : "red";
}

/** What the second weft lays over the panel; null where only the black ground is. */
export function panelDraft(warp: number, row: number): Colour | null {
  if (row < 2 || row === 24 || row === 25 || row === 60 || row === 61)
    return isTied(warp, row) ? null : "white";
  if (row === 4 || row === 5 || row === 22 || row === 27 || row === 58 || row === 63) return "red";
  if (row >= 7 && row < 20) return zigzag(warp, row - 7);
  if (row >= 30 && row < 56) return lozenges(warp, row - 43);
  if (row >= 66 && row < 72)
    return wrapped(warp, 8) - 3.5 < row - 65 && 3.5 - wrapped(warp, 8) < row - 65 ? "white" : null;
  return null;
}

const isTied = (warp: number, row: number) => (warp + row * 3) % 7 === 0;

function zigzag(warp: number, row: number): Colour | null {
  const height = Math.abs(wrapped(warp, 24) - 12);
  const from = row - height;
  if (from >= 0 && from < 2.5) return "white";
  if (from >= 4 && from < 5.5) return "red";
  const [x, y] = [Math.abs(wrapped(warp + 12, 24) - 12), Math.abs(row - 3)];
  return x + y < 2.6 ? "red" : null;
}

function lozenges(warp: number, row: number): Colour | null {
  const x = Math.abs(wrapped(warp, 24) - 12);
  const y = Math.abs(row + 0.5);
  const ring = x + y * 0.92;
  if (ring < 2) return "white";
  if (ring < 4.4) return "red";
  if (ring < 6) return null;
  if (ring < 8) return "white";
  if (ring < 9.4) return null;
  if (ring < 11.2) return isTied(warp, row) ? null : "red";
  const [u, v] = [12 - x, 13 - y];
  if (u + v < 3) return "white";
  if (u < 1.2 && y < 6) return "white";
  if (Math.abs(u - v * 0.6) < 0.8 && v < 7) return "white";
  return null;
}
