import { drawing, type Drawing } from "./drawing.ts";
import { dot } from "./dot.ts";
import { petal, petalPath } from "./petal.ts";

/** Outer corners of the left half from its top down: each step is broader and higher than the one above. */
const steps = [
  [96, 10],
  [87, 27],
  [77, 45],
  [67, 64],
  [56, 84],
  [44, 106],
  [31, 130],
  [18, 156],
] as const;
const foot = 190;
const width = 240;
/** Straight inner edge of the left half; the gap is 13 % of the whole. */
const edge = 104;

const mirrored = (x: number, side: 1 | -1) => String(side === 1 ? x : width - x);

function half(side: 1 | -1): string {
  const outline = steps.map(([x, y]) => `V${String(y)}H${mirrored(x, side)}`).join("");
  return `M${mirrored(edge, side)} ${String(foot)}${outline}V${String(foot)}z`;
}

function courses(side: 1 | -1): string {
  return steps
    .slice(1)
    .map(([x, y]) => `M${mirrored(x + 3, side)} ${String(y + 4)}H${mirrored(edge, side)}`)
    .join("");
}

const finials = steps.flatMap(([x, y]) => [
  petal(x + 2, y + 1, -1.9, 12, 0.3, 0.1),
  petal(width - x - 2, y + 1, -1.24, 12, 0.1, 0.3),
]);

/** A frangipani: five petals that overlap in one turn. */
const flower = Array.from({ length: 5 }, (_, index) =>
  petal(120, 168, -Math.PI / 2 + (index * 2 * Math.PI) / 5, 22, 0.42, 0.12),
);

/**
 * Candi bentar, the split gate of a Balinese court: two halves of one mountain,
 * straight inside, with a jepun in the gap. 240 × 192.
 */
export const splitGate: Drawing = drawing(
  width,
  192,
  half(1) + half(-1) + petalPath(finials),
  { d: courses(1) + courses(-1), paint: "course" },
  { d: petalPath(flower), paint: "flower" },
  { d: dot(120, 168, 4), paint: "eye" },
);
