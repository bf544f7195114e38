import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { engraved, lace, type Family, type Polar } from "../../kit/engraving.ts";
import { mix3, wrapped } from "../../kit/numbers.ts";

/* What edges are engraved with: the frame of a certificate as nine slices, a band of the same lace, and a plate of fine lines. */

const [green, gold] = [rgb("16503e"), rgb("a07a2c")];
const even = (breadth: number) => () => breadth;

/** Edges of 84 points about a middle of 96 that repeats. */
const frame = { edge: 84, middle: 96 };
const frameSide = frame.edge * 2 + frame.middle;

/** Every quarter of the frame is the first one mirrored. */
const folded = (place: number) => Math.min(place, frameSide - place);
const isCorner = (x: number, y: number) => folded(x) < frame.edge && folded(y) < frame.edge;

const alongEdge: Polar = (x, y) => {
  const isUpright = folded(x) < folded(y);
  return [isUpright ? folded(x) : folded(y), ((isUpright ? y : x) * 2 * Math.PI) / frame.middle];
};

const aboutCorner: Polar = (x, y) => {
  const [dx, dy] = [folded(x) - 42, folded(y) - 42];
  return [Math.hypot(dx, dy), Math.atan2(dy, dx) - Math.PI / 4];
};

/** A family where `isThere` says so. */
function within(family: Family, isThere: (x: number, y: number) => boolean): Family {
  return { ...family, breadth: (x, y) => (isThere(x, y) ? family.breadth(x, y) : 0) };
}

function rule(away: (x: number, y: number) => number, at: number, breadth: number): Family {
  return {
    phase: (x, y) => (away(x, y) - at) / 20,
    breadth: (x, y) => (Math.abs(away(x, y) - at) < 9 ? breadth : 0),
  };
}

export function certificate(): Sharp {
  const edge = (x: number, y: number) => Math.min(folded(x), folded(y));
  const isEdge = (x: number, y: number) => !isCorner(x, y);
  const ofEdge = [
    ...lace(
      alongEdge,
      (turn) => [19 + 4 * Math.cos(2 * turn), 65 - 4 * Math.cos(2 * turn)],
      [2, 7],
      even(0.72),
    ),
    ...lace(alongEdge, () => [33, 51], [4, 2], even(1.15)),
    rule(edge, 76, 0.9),
  ].map((family) => within(family, isEdge));
  const ofCorner = [
    ...lace(aboutCorner, () => [4, 20], [6, 4], even(0.8)),
    ...lace(aboutCorner, (turn) => [21, 36 + 3 * Math.cos(12 * turn)], [6, 8], even(0.75)),
    rule((x, y) => aboutCorner(x, y)[0], 41, 0.9),
  ].map((family) => within(family, isCorner));
  return engraved(frameSide, frameSide, [rule(edge, 9, 1.6), ...ofEdge, ...ofCorner], (x, y) =>
    isCorner(x, y) ? gold : mix3(green, gold, Math.abs(edge(x, y) - 42) < 9 ? 1 : 0),
  );
}

/** A strip of lace with a rule on both sides, one period long. */
export function band(): Sharp {
  const [wide, high] = [96, 72];
  const polar: Polar = (x, y) => [y, (x * 2 * Math.PI) / wide];
  return engraved(
    wide,
    high,
    [
      ...lace(polar, (turn) => [12 + 4 * Math.cos(2 * turn), 60 - 4 * Math.cos(2 * turn)], [2, 7], even(0.8)),
      ...lace(polar, () => [27, 45], [4, 2], even(1.2)),
      rule((_x, y) => y, 3, 1.2),
      rule((_x, y) => y, 69, 1.2),
    ],
    () => rgb("d9b864"),
  );
}

/** A plate of lines that repeats: rosettes in half drop, waves between them. */
export function plate(): Sharp {
  const side = 208;
  const about = (cx: number, cy: number): Polar => {
    const near = (place: number, middle: number) => wrapped(place - middle + side / 2, side) - side / 2;
    return (x, y) => [Math.hypot(near(x, cx), near(y, cy)), Math.atan2(near(x, cx), near(y, cy))];
  };
  const hearts = [about(0, 0), about(side / 2, side / 2)];
  const far = (x: number, y: number) => Math.min(...hearts.map((heart) => heart(x, y)[0]));
  const ground: Family = {
    phase: (x, y) =>
      (y + 5 * Math.sin((x * 4 * Math.PI) / side) + 2.5 * Math.sin((x * 8 * Math.PI) / side)) / 8,
    breadth: (x, y) => (far(x, y) < 71 ? 0 : 0.65),
  };
  const families = hearts.flatMap((heart) => [
    ...lace(heart, (turn) => [4, 26 + 3 * Math.cos(8 * turn)], [4, 6], even(0.6)),
    ...lace(heart, (turn) => [32 + 3 * Math.cos(8 * turn), 53 + 4 * Math.cos(16 * turn)], [8, 6], even(0.6)),
    ...lace(heart, (turn) => [53 + 4 * Math.cos(16 * turn), 68], [16, 4], even(0.6)),
  ]);
  return engraved(side, side, [ground, ...families], () => green);
}
