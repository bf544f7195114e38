import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cell } from "../../kit/random.ts";

/* Zellij: eight-pointed stars and crosses, cut by hand out of glazed tiles, each a little other than its neighbour. */

export const glaze = {
  ivory: rgb("f6ecd4"),
  celadon: rgb("8fcdb9"),
  turquoise: rgb("1f9a9b"),
  green: rgb("0e4c45"),
  sand: rgb("d9ac62"),
};
const grout = rgb("b79f74");

/** How far a place lies outside of an eight-pointed star whose tips reach `reach`: two squares, one turned by an eighth. */
export function star(a: number, b: number, reach: number): number {
  const half = reach * Math.SQRT1_2;
  return Math.min(
    Math.max(Math.abs(a), Math.abs(b)) - half,
    (Math.abs(a) + Math.abs(b)) * Math.SQRT1_2 - half,
  );
}

/** One piece under its glaze: its own tone, its gloss from the upper left. */
export function fired(colour: Three, i: number, j: number, lean: number): Three {
  return scale3(colour, 0.9 + 0.16 * cell(i, j, 9) + 0.13 * clamp(lean, -0.6, 0.8));
}

/** The joint about a piece: 1 within it. `off` is how far outside of a piece's rim a place lies, in tiles. */
const joint = (off: number, wide: number) => smooth(wide, wide * 0.35, Math.abs(off));

/** One square of stars and crosses; `a` and `b` of −0.5..0.5, `i` and `j` its place in the pattern. */
export function starTile(a: number, b: number, i: number, j: number, lean = -(a + b)): Three {
  const out = star(a, b, 0.5);
  const isEven = (i + j) % 2 === 0;
  const [ground, heart] = isEven ? [glaze.turquoise, glaze.green] : [glaze.green, glaze.turquoise];
  // A cross lies about each corner, and belongs to four squares.
  const [p, q] = [i + (a > 0 ? 1 : 0), j + (b > 0 ? 1 : 0)];
  let colour = out > 0 ? fired(glaze.ivory, p + 40, q + 40, lean * 0.5) : fired(ground, i, j, lean);
  const ring = star(a, b, 0.385);
  if (ring < 0) colour = fired(glaze.ivory, i + 9, j + 9, lean);
  const inner = star(a, b, 0.31);
  if (inner < 0) colour = fired(heart, i + 21, j + 5, lean);
  const seed = star(a, b, 0.13);
  if (seed < 0) colour = fired(isEven ? glaze.celadon : glaze.sand, i, j + 3, lean);
  const lines = Math.max(joint(out, 0.024), 0.6 * joint(ring, 0.016), 0.6 * joint(inner, 0.016));
  return mix3(colour, scale3(grout, 0.86), lines);
}

/** A row of teeth, ivory over green; `u` along in teeth, `v` across of 0..1. */
export function teeth(u: number, v: number, lean = 0): Three {
  const index = Math.floor(u);
  const tip = 1 - 2 * Math.abs(u - index - 0.5);
  const off = (tip - v) * 0.6;
  const colour =
    off > 0 ? fired(glaze.green, index, 2, lean) : fired(glaze.ivory, Math.floor(u + 0.5), 7, lean);
  return mix3(colour, scale3(grout, 0.86), joint(off, 0.07));
}

/** A row of plain small tiles. */
export function plainRow(u: number, v: number, lean = 0): Three {
  const index = Math.floor(u);
  const [a, b] = [u - index - 0.5, v - 0.5];
  const colour = fired(index % 3 === 0 ? glaze.celadon : glaze.turquoise, index, 4, lean);
  return mix3(colour, scale3(grout, 0.8), smooth(0.42, 0.48, Math.max(Math.abs(a), Math.abs(b))));
}

/** The star of a narrow row: no more than can be seen of it. */
export function smallStar(a: number, b: number, i: number, j: number): Three {
  const lean = -(a + b);
  const out = star(a, b, 0.5);
  const colour =
    out > 0
      ? fired(glaze.ivory, i + (a > 0 ? 1 : 0), j + 40, lean * 0.5)
      : fired(i % 2 === 0 ? glaze.turquoise : glaze.green, i, j, lean);
  const heart = star(a, b, 0.2) < 0 ? fired(glaze.ivory, i, j + 3, lean) : colour;
  return mix3(heart, scale3(grout, 0.86), joint(out, 0.045));
}
